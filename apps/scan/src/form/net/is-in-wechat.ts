/** Whether the page stands in WeChat's own browser, whose functions it may ask for. */
export const isInWechat = (): boolean => /MicroMessenger/i.test(navigator.userAgent)

/** Whether it stands in a mini program, which can do more for it. */
export const isInMini = (): boolean => /miniProgram/i.test(navigator.userAgent)

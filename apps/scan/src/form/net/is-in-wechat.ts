/** Whether the page stands in WeChat's own browser, whose functions it may ask for. */
export const isInWechat = (): boolean => /MicroMessenger/i.test(navigator.userAgent)

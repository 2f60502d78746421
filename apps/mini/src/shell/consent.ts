/** Asks for one more message, which WeChat allows after a tap only; whether the person agreed. */
export function askConsent(template: string): Promise<boolean> {
  return new Promise((resolve) => {
    wx.requestSubscribeMessage({
      tmplIds: [template],
      success: (answer) => resolve(answer[template] === 'accept'),
      fail: () => resolve(false),
    })
  })
}

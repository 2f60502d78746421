const address = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

/** WeChat's own script, of which a page names what it uses. */
export const wechatScript = <Functions>() =>
  new Promise<Functions>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = address
    element.onload = () => resolve((globalThis as unknown as { wx: Functions }).wx) // what that script leaves behind
    element.onerror = () => reject(new Error('the script of WeChat did not come'))
    document.head.append(element)
  })

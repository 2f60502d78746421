export const wechatCalls = {
  wechat_begin: 'Begins a sign-in with WeChat: the code to scan or the address to open',
  wechat_enter: 'Signs in who confirmed in WeChat; null where that WeChat is bound to nobody',
  wechat_bindMobile: 'Binds a phone to a confirmed WeChat, and signs in',
  wechat_beginBinding: 'The code by which a WeChat is bound',
  wechat_unbind: 'Unbinds the WeChat',
  wechat_subscribe: 'Sets whether notices also come by WeChat',
  wechat_signPage: 'Signs a page of ours, so that it can scan, locate and take pictures within WeChat',
  wxMinapp_bindUrl: 'The address at which a mini program is authorised',
  wxMinapp_confirm: 'Completes it with the code that WeChat sent back',
}

export const wechatCalls = {
  wechat_begin: '开始微信登录，取得要扫的码或要打开的地址',
  wechat_enter: '在微信里确认后登录；该微信没有绑定用户时返回空',
  wechat_bindMobile: '给已确认的微信绑定手机号，并登录',
  wechat_beginBinding: '取得绑定微信用的二维码',
  wechat_unbind: '解绑微信',
  wechat_subscribe: '设置是否也用微信接收通知',
  wechat_signPage: '为本站页面签名，以便在微信里使用扫码、定位和图片功能',
  wxMinapp_bindUrl: '取得授权小程序要打开的地址',
  wxMinapp_confirm: '用微信送回的授权码完成授权',
}

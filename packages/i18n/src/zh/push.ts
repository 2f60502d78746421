/** What the server says of pushes. */
export const push = {
  urlMissing: '请填写接收地址',
  urlWrong: '请填写以 http:// 或 https:// 开头的地址',
  privateAddress: '这个地址在内网里，不能推送；自己的服务器请让管理员把它写进 PUSH_PRIVATE_HOSTS',
  unknownHost: '找不到这个域名，请核对地址',
  badHost: '这个网站被管理员列为有害，不能推送',
  sms: '【码台】设置数据推送的验证码 {{smsCode}}，10 分钟内有效。如非本人操作，请尽快修改密码。',
}

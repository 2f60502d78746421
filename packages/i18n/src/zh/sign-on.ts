/** Said by the server about the own sign-in of companies. */
export const signOn = {
  domainFormat: '填写邮箱域名，例如 example.com',
  nameLong: '按钮名称最多 20 个字',
  issuerFormat: '填写提供方的地址（Issuer），以 https:// 开头',
  clientMissing: '请填写客户端 ID',
  valuesMissing: '请填写这个声明要有的值',
  matchMissing: '自动加入时，至少限定邮箱域名或一个声明，否则提供方的任何人都能进来',
  operatorOnly: '只有服务器的运营者可以把它放到公共登录页',
  noProvider: '从这个地址取不到登录提供方的信息，请检查地址，以及它是否支持 OpenID Connect',
  notSetUp: '这家企业没有设置企业登录',
  old: '这次企业登录已过期或不是在这里开始的，请重新开始',
  away: '企业的登录提供方没有及时回应，请稍后再试',
  refused: '企业的登录提供方没有通过这次登录，请重新开始；仍不行请联系企业管理员',
  notYours: '你的企业账号不在允许登录的范围内，请联系企业管理员',
  notInvited: '企业还没有邀请你，请联系企业管理员',
  linkedElsewhere: '这个企业身份已经是另一位成员的登录方式',
  within: '用企业登录进来时只能使用这家企业的账号，不能更改个人登录方式',
}

/** Who works in an account beside its administrator. */
export const team = {
  directoriesMissing: '请至少选择一个目录',
  untilPast: '结束时间必须在现在之后',
  alreadyHere: '此人已经是成员',
  alreadyInvited: '已经邀请过这个手机号',
  otherNumber: '这个邀请是发给另一个手机号的，请用那个手机号登录',
  ownAccount: '这是你自己的账号，不能退出',
  viewOnly: '你在这里只能查看，不能修改',
  smsText: '【码台】{{account}} 邀请你一起管理活码，7 天内打开链接加入：{{link}}',
}

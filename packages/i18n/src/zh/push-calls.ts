/** What the calls of reminders do. */
export const pushCalls = {
  push_sendCode: '给自己发一条设置推送用的验证码',
  push_add: '添加数据推送',
  push_edit: '修改数据推送',
  push_get: '列出数据推送',
  push_del: '删除数据推送',
  push_rotate: '更换推送的密钥',
  push_turn: '暂停或恢复推送',
  push_test: '用一条真实记录测试推送',
  push_deliveries: '列出推送记录',
  push_delivery: '看一次推送的内容和回应',
  push_replay: '重新推送',
  push_health: '推送的成功率和耗时',
  push_pull: '按游标拉取发生的事',
}

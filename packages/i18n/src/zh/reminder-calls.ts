/** What the calls of reminders do. */
export const reminderCalls = {
  reminders_list: '列出提醒记录',
  reminders_listReceivers: '列出提醒接收人',
  reminders_addReceiver: '添加提醒接收人',
  reminders_editReceiver: '修改提醒接收人',
  reminders_delReceiver: '删除提醒接收人',
  reminders_askReceiver: '再次请接收人同意',
  reminders_bindReceiver: '取得接收人用微信同意接收提醒的二维码',
  reminders_addRule: '新建或修改提醒规则',
  reminders_listRule: '列出提醒规则',
  reminders_getRule: '看一条提醒规则',
  reminders_delRule: '删除提醒规则',
  reminders_test: '发送测试提醒',
  reminders_options: '可用的提醒方式和成员',
}

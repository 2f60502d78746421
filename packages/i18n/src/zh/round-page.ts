/** The page on which a round is walked with a phone. */
export const roundPage = {
  until: '{{at}} 前完成',
  closed: '已于 {{at}} 截止，现在填写记为超期完成',
  duty: '本轮负责：{{who}}',
  progress: '进度',
  far: '已完成 {{done}}/{{all}}',
  waits: '{{count}} 条待发送',
  waiting: '待发送',
  offline: '现在没有网络。可以照常填写，有网后自动发送。',
  ready: '{{count}} 个表单已存在手机里，没有网络也能填写。',
  next: '现在没有要检查的。下一轮 {{at}} 开始。',
  none: '现在没有要检查的。',
}

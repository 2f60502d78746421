/** What the server says of plans. */
export const plans = {
  noCheckTwice: '不检查的状态不能重复',
  endBeforeStart: '结束日期不能早于开始日期',
  weekBackwards: '结束的星期要晚于开始的星期',
  monthBackwards: '结束日不能早于开始日',
  closesBeforeOpens: '结束时间要晚于开始时间',
  warnsAfterClose: '提醒时间要早于结束时间',
  warnsBeforeOpen: '提醒时间不能早于开始时间',
  targetMissing: '请选择目录或活码',
  pauseFirst: '请先暂停计划，再修改周期',
  tooMany: '一个账号最多 {{limit}} 个计划',
  reasonMissing: '请填写原因',
  windowOpened: '这个周期已经开始，不能再改',
  movedToPast: '不能改到过去的日期',
}

/** What fillers of forms are told, and why something of a record is not done. */
export const records = {
  atQuestion: '“{{question}}”：{{problem}}',
  formGone: '没有这个表单，请核对地址',
  formNotOpen: '这个表单还没有发布，暂时不能填写',
  versionUnknown: '表单已经改版，请重新打开后填写',
  attemptMissing: '这份试卷要抽题，请带上本次答题的编号',
  full: '名额已满，请换一个',
  locked: '记录数超过了套餐的容量，这条记录暂时不能查看和修改；删除旧记录或升级后恢复',
  formClosed: '表单已经关闭，暂时不能填写',
  notForEverybody: '这个表单只对指定的人开放',
  totalReached: '这个表单收集的数量已满',
  dayReached: '今天收集的数量已满，请明天再来',
  personReached: '您填写的次数已达上限',
  personDayReached: '您今天填写的次数已达上限，请明天再来',
}

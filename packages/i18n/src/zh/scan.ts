export const scan = {
  codeBlocked: '该二维码因违规已停止访问',
  codeExpired: '该二维码已过期',
  codeDeleted: '该二维码已被删除',
  codeUnknown: '没有找到这个二维码',
}

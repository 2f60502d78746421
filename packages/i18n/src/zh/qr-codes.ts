export const qrCodes = {
  selectToDelete: '请先选择要删除的项',
  unsafeLink: '只能使用 http 或 https 链接',
  contentEmpty: '请至少添加一项内容',
}

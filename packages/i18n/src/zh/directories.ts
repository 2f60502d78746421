export const directories = {
  defaultName: '默认目录',
  nameTaken: '同名目录已存在',
  defaultLocked: '默认目录不能删除',
}

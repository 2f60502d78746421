/** What the calls do by which an account, or a list of codes, comes from elsewhere. */
export const archiveCalls = {
  codeImports_import: '把别处的码的清单变成活码',
  codeImports_undo: '撤销一次清单导入',
  archives_make: '在后台把整个账号做成一个档案',
  archives_take: '在后台把上传的账号档案导入账号',
  archives_list: '列出导入的账号档案和报告',
  archives_goOn: '继续一次失败的账号档案导入',
  archives_cancel: '取消一次账号档案的导入',
}

/** What the calls of collaborators do. */
export const collaboratorCalls = {
  collaborators_list: '列出协作成员',
  collaborators_add: '添加协作成员',
  collaborators_edit: '修改协作成员',
  collaborators_del: '移除协作成员',
  collaborators_setGroup: '把协作成员加入或移出身份组',
  collaborators_export: '导出协作成员',
  collaborators_import: '从表格导入协作成员',
  collaborators_undoImport: '撤销一次导入',
  identityGroups_list: '列出身份组',
  identityGroups_add: '新建身份组',
  identityGroups_rename: '重命名身份组',
  identityGroups_del: '删除身份组',
}

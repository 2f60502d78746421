/** Why something of a form is not saved. */
export const formChecks = {
  groupNameTaken: '同名分组已存在',
  tooManyGroups: '最多 {{limit}} 个表单分组，请先删除不用的',
  titleRequired: '请填写表单标题',
  titleSlash: '表单标题不能包含“/”',
  tooManyForms: '最多 {{limit}} 个表单，请先删除不用的',
}

/** Why something of a form is not saved. */
export const formChecks = {
  groupNameTaken: '同名分组已存在',
  tooManyGroups: '最多 {{limit}} 个表单分组，请先删除不用的',
  tooManyForms: '最多 {{limit}} 个表单，请先删除不用的',
  documentTooLarge: '表单的内容太大，最多 {{most}} 个字符',
  tooManyComponents: '一个表单最多 {{most}} 个组件',
}

/** Why something of a form is not saved. */
export const formChecks = {
  groupNameTaken: 'There is a group of this name already',
  tooManyGroups: 'At most {{limit}} form groups; delete one that you no longer need first',
  tooManyForms: 'At most {{limit}} forms; delete those that you no longer need first',
  documentTooLarge: 'The form is too large: at most {{most}} characters',
  tooManyComponents: 'A form has at most {{most}} components',
}

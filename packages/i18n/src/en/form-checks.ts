/** Why something of a form is not saved. */
export const formChecks = {
  groupNameTaken: 'There is a group of this name already',
  tooManyGroups: 'At most {{limit}} form groups; delete one that you no longer need first',
  titleRequired: 'The form title is required',
  titleSlash: "The form title cannot contain '/'",
  tooManyForms: 'At most {{limit}} forms; delete those that you no longer need first',
}

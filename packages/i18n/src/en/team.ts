/** Who works in an account beside its administrator. */
export const team = {
  directoriesMissing: 'Choose at least one directory',
  untilPast: 'The end has to be still to come',
  alreadyHere: 'This person is a member already',
  alreadyInvited: 'This number has been invited already',
  otherNumber: 'This invitation is for another number: sign in with that one',
  ownAccount: 'This account is your own, so you cannot leave it',
  viewOnly: 'You can look at everything here, but not change it',
  smsText: 'Matai: {{account}} invites you to work on its codes. Open this link within 7 days: {{link}}',
}

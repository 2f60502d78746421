/** What fillers of forms are told, and why something of a record is not done. */
export const records = {
  atQuestion: '“{{question}}”: {{problem}}',
  formGone: 'There is no such form; please check the address',
  formNotOpen: 'This form is not published yet, so it cannot be filled in',
  versionUnknown: 'The form has changed; please open it again and fill it in',
  attemptMissing: 'The questions of this exam are drawn; please send the key of this attempt',
  full: 'Nothing is left here; please choose another',
  locked:
    'There are more records than the plan holds, so this one cannot be read or edited for now; delete old records or upgrade',
  formClosed: 'This form is closed, so it cannot be filled in now',
  formNotYet: 'This form is not open yet',
  formOver: 'The time for this form is over',
  attemptUnknown: 'Please open the exam and begin it first',
  examOver: 'The time is over, so it can no longer be handed in',
  takesNoFiles: 'This form takes no files',
  notForEverybody: 'This form is open to chosen people only',
  totalReached: 'This form has been filled in as often as it may be',
  dayReached: 'This form has been filled in as often as it may be today; please come back tomorrow',
  personReached: 'You have filled in this form as often as one may',
  personDayReached: 'You have filled in this form as often as one may today; please come back tomorrow',
}

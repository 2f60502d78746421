/** What the server says of plans. */
export const plans = {
  noCheckTwice: 'A status that needs no check is there twice',
  endBeforeStart: 'The end cannot be before the start',
  weekBackwards: 'The last weekday has to be later than the first',
  monthBackwards: 'The last day cannot be before the first',
  closesBeforeOpens: 'It has to close after it opens',
  warnsAfterClose: 'The warning has to come before it closes',
  warnsBeforeOpen: 'The warning cannot come before it opens',
  targetMissing: 'Choose directories or codes',
  pauseFirst: 'Pause the plan before you change its cycle',
  tooMany: 'An account has {{limit}} plans at most',
  reasonMissing: 'Say why',
  windowOpened: 'This window has opened and cannot be changed any more',
  movedToPast: 'It cannot be moved into the past',
}

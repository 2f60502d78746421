/** The page on which a round is walked with a phone. */
export const roundPage = {
  until: 'To be done by {{at}}',
  closed: 'It closed at {{at}}; what is filled in now counts as late',
  duty: 'This round: {{who}}',
  progress: 'Progress',
  far: '{{done}} of {{all}} done',
  waits: '{{count}} to be sent',
  waiting: 'To be sent',
  offline: 'There is no network. Go on filling in; it is sent by itself later.',
  ready: 'On this phone, to be filled in without a network: {{count}}.',
  next: 'Nothing is to be checked now. The next round begins at {{at}}.',
  none: 'Nothing is to be checked now.',
}

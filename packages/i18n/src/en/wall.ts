/** Boards that televisions show. `#` stands for a number or a time. */
export const wall = {
  title: 'Status board',
  noScript: 'The board needs a browser with JavaScript.',
  lost: 'The network is gone; trying to connect again. Below is what was known before.',
  over: 'The link of this board was taken back.',
  at: 'As of #',
  codes: '# codes',
  others: 'Other',
  stuck: 'Too long in it: #',
  longest: 'Longest: #',
  days: '# days',
  hours: '# hours',
  minutes: '# min',
  dark: 'Dark',
  light: 'Light',
  unknown: 'There is no such board, or its link was taken back.',
}

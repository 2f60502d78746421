export const exports = {
  selectToDownload: 'Select the items to download first',
  noDownload: 'No data, cannot download',
  tooManyIds: 'Select at most 5,000 live codes; for more, download by filter',
  tooManyCodes: 'One download holds at most {{most}} live codes. Narrow it down and download in several steps',
  tooManyOpen: '{{most}} downloads are still unfinished. Wait for them or cancel one, then try again',
  patternEmpty: 'Enter a pattern for the file names',
  notReady: 'The file is not ready yet',
  fileGone: 'The file was removed when its time was up. Start the download again',
  failed: 'The file could not be made. Try again',
  workerDied: 'The server was interrupted twice, so the file was not finished. Try again',
  leftOut_one: '{{count}} live code is not in the zip; problems.txt inside says why',
  leftOut_other: '{{count}} live codes are not in the zip; problems.txt inside says why',
  filesMissing_one: 'The content of {{count}} file was not found; see missing-files.txt in the zip',
  filesMissing_other: 'The content of {{count}} files was not found; see missing-files.txt in the zip',
  title: 'Background downloads',
  empty: 'No background downloads',
  kind_codesZip: 'Pictures of live codes',
  kind_accountData: 'Account data',
  state_waiting: 'Waiting',
  state_running: 'In progress',
  state_done: 'Ready',
  state_failed: 'Failed',
  state_cancelled: 'Cancelled',
  progress: '{{done}} / {{total}}',
  percent: '{{percent}}%',
  cancel: 'Cancel',
  cancelled: 'Cancelled',
  download: 'Download',
  dismiss: 'Dismiss',
  again: 'Try again',
  keptUntil: 'Kept until {{at}}',
  fold: 'Collapse downloads',
  unfold: 'Expand downloads',
  running_one: 'Making {{count}} file',
  running_other: 'Making {{count}} files',
  ready_one: '{{count}} file is ready',
  ready_other: '{{count}} files are ready',
  faulty_one: '{{count}} download failed',
  faulty_other: '{{count}} downloads failed',
  saidDone: '{{name}} is ready',
  saidFailed: '{{name}} failed: {{problem}}',
  codesTitle: 'Download pictures of live codes',
  codesCount_one: '{{count}} live code',
  codesCount_other: '{{count}} live codes',
  allMatching: 'Download all that match',
  all: 'Download all live codes',
  directory: 'Download the live codes in it',
  ofDirectory: 'All live codes in the directory “{{name}}” and below it',
  ofAll: 'All live codes, at most 20,000',
  ofList: 'All live codes that fit the current filters, at most 20,000',
  selection: 'Which codes',
  format: 'Format',
  png: 'PNG picture',
  svg: 'SVG drawing',
  size: 'Width',
  pixels: '{{size}} pixels',
  pattern: 'File names',
  patternHint: 'Choose a word below to add it to the names',
  part_name: 'Name',
  part_id: 'Short id',
  part_number: 'Number',
  part_directory: 'Directory',
  part_date: 'Date',
  example: 'For example {{name}}',
  folders: 'A folder for each directory',
  styleHint: 'Each code is drawn in its own saved style, and every picture is read back before it goes into the zip.',
  start: 'Start the download',
  startMany_one: 'Download {{count}} code',
  startMany_other: 'Download {{count}} codes',
  started: 'The file is being made; you can go on working',
  data: 'Export my data',
  dataText:
    'A zip with everything in this account: live codes with every version, directories, members, access settings, scan counts, the log and the uploaded files. Access passwords are not included.',
  dataStart: 'Export my data',
  dataRunning: 'The export is running. You can leave this page; you will be told when it is done.',
  zipCodes: 'live-codes-{{date}}',
  zipData: 'account-data-{{date}}',
  columnFile: 'File',
  columnName: 'Name',
  columnId: 'Short id',
  columnAddress: 'Address',
  problemsTitle: 'These live codes are not in the zip:',
  problemLine: '{{name}} ({{id}}): {{reason}}',
  problemDeleted: 'it was deleted',
  problemLogo: 'the picture of its logo was not found',
  problemStyle: 'its style cannot be drawn',
  readme: `Matai account data

Exported: {{at}}
Account: {{account}}

JSON files are for programs: one record on each line (.jsonl) or one record in all (.json). CSV files open in a spreadsheet; they are UTF-8. All times are UTC.

account.json          the account
user.json             the person who exported it
members.json          who works in the account, and with which rights
directories.json      directories; parentId is the one above
codes.jsonl           live codes: short id, address, name, style, validity
codes.csv             short id, address, name, directory, state, time of creation
versions.jsonl        every version of every live code with all its blocks
access.jsonl          access settings of live codes; a password is not exported, only whether there is one
phones.csv            phone numbers on the lists of live codes
scans.csv             scans of each live code on each day: people and machines
audit.jsonl           the log: who did what, and when
files.csv             list of the uploaded files: id, name, type, size, SHA-256, place in this zip
files/                the files themselves; blocks point to them by fileId

Not included: sign-in passwords, access passwords and codes of text messages. They are not kept in a readable form, or mean something to the server only.
`,
}

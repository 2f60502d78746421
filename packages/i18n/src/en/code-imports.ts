import type { Translation } from '../translation.ts'

/** Lists of codes that people had elsewhere. */
export const codeImports = {
  title: 'Import codes from elsewhere',
  text: 'From a spreadsheet or a short-link service: names in the first column, links in the second, directories in the third; or the CSV or JSON that YOURLS and Shlink give out. Each becomes a jump code, with its old short word in brackets behind its name.',
  open: 'Import codes from elsewhere',
  choose: 'Choose a file',
  chooseFirst: 'Choose a file',
  action: 'Import',
  empty: 'There is nothing in the file',
  noLink: 'There is no link',
  badLink: 'The link is no web address (http or https)',
  none: 'There is no row to import',
  willJump: 'Jump codes: {{count}}',
  willPage: 'Pages, where a text stands in place of a link: {{count}}',
  willDirectories: 'New directories: {{names}}',
  skipped: 'Rows that are not imported',
  row: 'Row {{row}}: {{message}}',
  shown: 'The first rows: {{count}}',
  done: 'Live codes imported: {{count}}',
  undo: 'Undo',
  undone: 'Undone. Moved to the trash: {{removed}}. Kept because they were changed: {{kept}}',
} satisfies Translation['codeImports']

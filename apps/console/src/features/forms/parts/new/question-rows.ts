/** What the columns of a list of questions are called, as people call them. */
const headings = {
  title: /^(?:题目|题干|问题|题目内容|标题|试题|question|title)$/i,
  type: /^(?:题型|类型|题目类型|type)$/i,
  answer: /^(?:答案|正确答案|参考答案|answer|correct(?: answer)?)$/i,
  points: /^(?:分值|分数|points?)$/i,
  explanation: /^(?:解析|答案解析|explanation)$/i,
  required: /^(?:必填|是否必填|required)$/i,
  option: /^(?:选项.*|[A-H]|option.*)$/i,
} as const

type Column = keyof typeof headings

const severalType = /多选|multiple|several|checkbox/i
const judged = /判断|true ?\/? ?false/i
const open = /简答|问答|论述|essay|open/i
const yes = /^(?:是|对|正确|√|✓|y|yes|true|1)$/i
const letters = 'ABCDEFGH'

/**
 * Rows of a workbook as the text that `readQuestions` reads. A list whose first row names its columns is written out
 * with its options and answers; of any other the first cell is the title and the rest are options.
 */
export function questionsText(rows: readonly (readonly string[])[]): string {
  const [first = [], ...rest] = rows
  const columns = first.map(columnOf)
  if (!columns.includes('title')) return rows.map((cells) => withoutEnd(cells).join('\t')).join('\n')
  const of = (cells: readonly string[], wanted: Column) =>
    columns.flatMap((column, at) => (column === wanted && cells[at] ? [cells[at]] : []))
  const written = rest.flatMap((cells) => {
    const [title] = of(cells, 'title')
    return title ? [questionOf(title, { of: (wanted) => of(cells, wanted) })] : []
  })
  return written.map((lines, at) => [`${at + 1}. ${lines[0]}`, ...lines.slice(1)].join('\n')).join('\n\n')
}

function questionOf(title: string, { of }: { of: (wanted: Column) => string[] }): string[] {
  const [type = ''] = of('type')
  // Options also stand in one cell, a line or a semicolon apart.
  const cells = of('option').flatMap((cell) => cell.split(/[\n;；|]/))
  const listed = cells.map((cell) => cell.replace(/^\s*[A-H][.、)）:：]\s*/, '').trim()).filter(Boolean)
  const options = listed.length === 0 && judged.test(type) ? ['对', '错'] : listed
  const marks = [
    severalType.test(type) ? '（多选）' : '',
    of('required').some((cell) => yes.test(cell)) ? '（必填）' : '',
  ]
  const told = open.test(type) ? '' : of('answer').join('')
  const answer = options.length === 0 ? blanksIn(told) : answerOf(told, options)
  const [points] = of('points')
  const [explanation] = of('explanation')
  return [
    title.replaceAll(/\s+/g, ' ') + marks.join(''),
    ...options.slice(0, letters.length).map((option, at) => `${letters[at]}. ${option}`),
    ...(answer ? [`答案：${answer}`] : []),
    ...(answer && points ? [`分值：${points}`] : []),
    ...(answer && explanation ? [`解析：${explanation.replaceAll(/\s+/g, ' ')}`] : []),
  ]
}

/** What stands in blanks, each on a line or behind a semicolon. */
const blanksIn = (written: string): string => written.trim().replaceAll(/\s*\n\s*/g, '；')

/** Letters of the right options: as letters, as their words, or as yes and no of a question with two. */
function answerOf(written: string, options: readonly string[]): string {
  const answer = written.trim()
  if (answer === '' || options.length === 0) return ''
  if (/^[A-H](?:[\s,，、;；]*[A-H])*$/i.test(answer)) return answer.toUpperCase().replaceAll(/[^A-H]/g, '')
  const words = answer.split(/[,，、;；\n]/).map((word) => word.trim())
  const found = options.flatMap((option, at) => (words.includes(option) ? [letters[at]] : []))
  if (found.length === 0 && options.length === 2) return yes.test(answer) ? 'A' : 'B'
  return found.join('')
}

const columnOf = (cell: string): Column | undefined =>
  (Object.keys(headings) as Column[]).find((column) => headings[column].test(cell.trim()))

/** Empty cells at the end are no options. */
function withoutEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex(Boolean) + 1)
}

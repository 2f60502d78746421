import { followUpStates } from '@matai/contract'
import { type Cell, columnsOf, createCells, type Words } from '@matai/form-kit/export'
import { type Component, readAnswer } from '@matai/form-kit/schema'
import { safeFileName } from '@matai/rules/file-names'
import type { Translate } from '@matai/i18n'
import type { TakenRecord } from '../../records/rules/taken.ts'
import type { Row, SheetColumn } from './sheet-rows.ts'
import { minuteOf } from './task.ts'

/** Longest part of a file's name that a question takes. */
const titleMax = 40
/** More digits than these are no longer the same number in a spreadsheet. */
const exactDigits = 15

/** A question with the part of file names that stands for it. */
export interface NamedQuestion {
  component: Component
  name: string
}

const titleOf = ({ settings }: Component): string => ('title' in settings ? settings.title.trim() : '')

/** Questions with names of which no two are the same on any file system. */
export function namedQuestions(questions: readonly Component[]): NamedQuestion[] {
  const taken = new Set<string>()
  return questions.map((component) => {
    const title = safeFileName(titleOf(component), titleMax) || component.id
    const name = taken.has(title.toLowerCase()) ? `${title} ${component.id}` : title
    taken.add(name.toLowerCase())
    return { component, name }
  })
}

/** A record's number with the stretch in which it counts, which makes it the only one of its form. */
export const recordName = ({ period, number }: Pick<TakenRecord['record'], 'period' | 'number'>): string =>
  period ? `${period}-${number}` : String(number)

/** Where a file of a record lies in the archive: `files/{record}-{question}-{n}`; empty where it is gone. */
export function pathOf({ record, files }: TakenRecord, id: string, { name }: NamedQuestion, n: number): string {
  const file = files.find((one) => one.id === id)
  if (!file) return ''
  const [ending = ''] = /\.[a-z0-9]{1,8}$/i.exec(file.name) ?? []
  return `files/${recordName(record)}-${name}-${n}${ending.toLowerCase()}`
}

/** Files of a record with their places in the archive, in the order of the questions. */
export function filesOfRecord(
  taken: TakenRecord,
  { questions, say }: Pick<RowNeeds, 'questions' | 'say'>,
): { id: string; path: string }[] {
  const named: { id: string; path: string }[] = []
  const fileText: RowNeeds['fileText'] = (_, id, question, n) => {
    const path = pathOf(taken, id, question, n)
    if (path !== '') named.push({ id, path })
    return path
  }
  for (const question of questions) createAnswerCells(question, { say, fileText })(taken)
  return named
}

/** The cells of a question for one record after the other; files are numbered as they come. */
function createAnswerCells(
  question: NamedQuestion,
  { say, fileText }: Pick<RowNeeds, 'say' | 'fileText'>,
): (taken: TakenRecord) => Cell[] {
  const { component } = question
  let n = 0
  let current: TakenRecord | undefined
  const fileName = (id: string) => {
    n += 1
    return current ? fileText(current, id, question, n) : ''
  }
  const cells = createCells(component, { say, fileName })
  return (taken) => {
    n = 0
    current = taken
    return cells(readAnswer(component, taken.record.answers))
  }
}

export function recordColumns(questions: readonly NamedQuestion[], hasScore: boolean, say: Translate): SheetColumn[] {
  const words: Words = { say, fileName: () => '' }
  const asked = questions.flatMap(({ component }) => columnsOf(component, words))
  return [
    { heading: say('recordScreens.number'), width: 12 },
    { heading: say('recordScreens.at'), width: 18 },
    { heading: say('recordScreens.filler'), width: 14 },
    { heading: say('exports.columnCode'), width: 20 },
    { heading: say('recordScreens.state'), width: 10 },
    ...(hasScore ? [{ heading: say('recordScreens.score'), width: 8 }] : []),
    ...asked.map(({ heading }) => ({ heading, width: 22 })),
    { heading: say('recordScreens.redeemCode'), width: 14 },
    { heading: say('exports.columnRedeemed'), width: 18 },
    { heading: say('exports.columnEdits'), width: 10 },
  ]
}

interface RowNeeds {
  questions: readonly NamedQuestion[]
  hasScore: boolean
  zone: string
  say: Translate
  /** What stands in the cell for a file; empty where it is gone. */
  fileText(taken: TakenRecord, id: string, question: NamedQuestion, n: number): string
}

/** Rows of one record after the other: what is the same for all is found out once. */
export function createRecordRows({ questions, hasScore, zone, say, fileText }: RowNeeds): (taken: TakenRecord) => Row {
  const asked = questions.map((question) => createAnswerCells(question, { say, fileText }))
  const states = new Map(followUpStates.map((state) => [state, say(`recordScreens.state_${state}`)]))
  return (taken) => {
    const { record, code } = taken
    const row: Row = [
      record.period ? recordName(record) : record.number,
      minuteOf(zone, new Date(record.at)),
      record.filler?.name ?? '',
      code ? code.name || code.id : '',
      states.get(record.followUp) ?? '',
    ]
    if (hasScore) row.push(record.score?.points ?? null)
    for (const cells of asked) for (const cell of cells(taken)) row.push(cellValue(cell))
    row.push(
      record.redeem?.code ?? '',
      record.redeem?.at ? minuteOf(zone, new Date(record.redeem.at)) : '',
      record.edits,
    )
    return row
  }
}

const isExact = (number: string): boolean =>
  number.length <= exactDigits || number.replace(/\D/g, '').length <= exactDigits

function cellValue(cell: Cell): string | number | null {
  switch (cell.kind) {
    case 'empty':
      return null
    case 'text':
      return cell.text
    case 'number':
      return isExact(cell.number) ? Number(cell.number) : cell.number
    case 'date':
      return cell.date.replace('T', ' ')
    case 'files':
      return cell.names.filter((name) => name !== '').join('\n')
  }
}

import * as z from 'zod/mini'
import type { Cell, Words } from '../../engine/export-face.ts'
import { dateCell, empty, filesCell, numberCell, textCell } from '../../engine/export-face.ts'
import type { Facts } from '../../engine/facts.ts'
import { isDecimal } from '../../engine/decimals.ts'
import { type Problem, problem, when } from '../../engine/problem.ts'
import type { ReportValue } from '../../engine/report-face.ts'
import { type Typed, typedNumber, typedText, typedTime } from '../../engine/schema-face.ts'
import { countOf, type Point, type Tally } from '../../engine/tally.ts'
import { summaryOf } from '../../reports/numbers.ts'
import { day } from '../fields.ts'
import { fileProblems } from '../files.ts'
import { numberProblems } from '../numbers.ts'
import type { CellName, CellValue, TableColumn } from './columns.ts'

/** What each kind of cell does with a value that is not blank. `key` names the cell in tallies. */
interface CellKind {
  check(value: CellValue, column: TableColumn, facts: Facts): Problem[]
  typed(value: CellValue, column: TableColumn, part: string): Typed[]
  cell(value: CellValue, column: TableColumn, words: Words): Cell
  points(value: CellValue, key: string): Point[]
  finish(tally: Tally, key: string, column: TableColumn): ReportValue
}

const wrongShape = [problem('formProblems.wrongShape')]
const isText = (value: CellValue): value is string => typeof value === 'string'
const answered = (tally: Tally, key: string): ReportValue => ({ shape: 'answered', answered: countOf(tally, key) })
const counted = {
  points: (_: CellValue, key: string) => [{ count: key }],
  finish: answered,
}

const words: CellKind = {
  ...counted,
  check: (value) => (isText(value) ? [] : wrongShape),
  typed: (value, _, part) => (isText(value) ? [typedText(value, part)] : []),
  cell: (value) => (isText(value) ? textCell(value) : empty),
}

const amount: CellKind = {
  check: (value, { decimals }) =>
    isText(value) ? numberProblems(value, { min: null, max: null, decimals }) : wrongShape,
  typed: (value, _, part) => (isText(value) && isDecimal(value) ? [typedNumber(value, part)] : []),
  cell: (value) => (isText(value) && isDecimal(value) ? numberCell(value) : empty),
  points: (value, key) => (isText(value) && isDecimal(value) ? [{ number: key, value }] : []),
  finish: (tally, key) => {
    const summary = summaryOf(tally, key)
    return { shape: 'numbers', answered: summary.count, summary }
  },
}

const dayCell: CellKind = {
  ...counted,
  check: (value) => (z.safeParse(day, value).success ? [] : wrongShape),
  typed: (value, _, part) => (isText(value) ? [typedTime(value, part)] : []),
  cell: (value) => (isText(value) ? dateCell(value) : empty),
}

const labelOf = (value: CellValue, { options }: TableColumn): string =>
  options.find(({ id }) => id === value)?.label ?? ''

const choice: CellKind = {
  check: (value, { options }) => when(!options.some(({ id }) => id === value), 'formProblems.unknownOption'),
  typed: (value, column, part) => [typedText(labelOf(value, column), part)],
  cell: (value, column) => textCell(labelOf(value, column)),
  // Ids have no such sign, so that keys of options are never those of cells.
  points: (value, key) => (isText(value) ? [{ count: `${key}=${value}` }] : []),
  finish: (tally, key, { options }) => {
    const counts = options.map(({ id, label }) => ({ id, label, count: countOf(tally, `${key}=${id}`) }))
    return { shape: 'options', answered: counts.reduce((sum, { count }) => sum + count, 0), options: counts }
  },
}

const tick: CellKind = {
  ...counted,
  check: (value) => (typeof value === 'boolean' ? [] : wrongShape),
  typed: (_, { label }, part) => [typedText(label, part)],
  cell: (value) => textCell(value === true ? '✓' : ''),
}

const photo: CellKind = {
  ...counted,
  check: (value, _, facts) => (Array.isArray(value) ? fileProblems(value, 'picture', facts) : wrongShape),
  typed: (value, _, part) => (Array.isArray(value) ? value.map(({ fileId }) => typedText(fileId, part)) : []),
  cell: (value, _, words) =>
    Array.isArray(value)
      ? filesCell(
          value.map(({ fileId }) => fileId),
          words,
        )
      : empty,
}

export const cellKinds: Record<CellName, CellKind> = { words, amount, day: dayCell, choice, tick, photo }

import { compare, isDecimal } from '../engine/decimals.ts'
import type { Typed } from '../engine/schema-face.ts'
import type { Comparison, Condition, Test } from './conditions.ts'

const isValue = (row: Typed, value: string): boolean =>
  (row.part !== '' && row.part === value) ||
  row.text === value ||
  (row.number !== null && isDecimal(value) && compare(row.number, value) === 0)

/** Below zero when the row is less than the value; null where they cannot be compared. */
function order(row: Typed, value: string): number | null {
  if (row.number !== null) return isDecimal(value) ? compare(row.number, value) : null
  if (row.time === null) return null
  // A date is the whole day: `2026-03-02T09:30` is at most `2026-03-02`.
  const time = row.time.slice(0, value.length)
  return time === value ? 0 : time < value ? -1 : 1
}

/** What each comparison asks of the typed values of an answer; an answer that is not given has none. */
const asked: Record<Comparison, (rows: readonly Typed[], value: string) => boolean> = {
  filled: (rows) => rows.length > 0,
  blank: (rows) => rows.length === 0,
  is: (rows, value) => rows.some((row) => isValue(row, value)),
  isNot: (rows, value) => rows.length > 0 && !rows.some((row) => isValue(row, value)),
  atLeast: (rows, value) => rows.some((row) => (order(row, value) ?? -1) >= 0),
  atMost: (rows, value) => rows.some((row) => (order(row, value) ?? 1) <= 0),
  contains: (rows, value) => rows.some(({ text }) => text.toLowerCase().includes(value.toLowerCase())),
}

export const testHolds = ({ comparison, value }: Test, rows: readonly Typed[]): boolean =>
  asked[comparison](rows, value)

/** `rowsOf` gives the typed values of a component's answer. */
export function conditionHolds({ join, tests }: Condition, rowsOf: (component: string) => readonly Typed[]): boolean {
  const holds = (one: Test) => testHolds(one, rowsOf(one.component))
  return join === 'all' ? tests.every(holds) : tests.length === 0 || tests.some(holds)
}

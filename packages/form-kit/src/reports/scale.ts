import { type Decimal, dividedBy } from '../engine/decimals.ts'
import { own } from '../engine/own.ts'
import type { Step } from '../engine/report-face.ts'
import { countOf, type Point, type Tally } from '../engine/tally.ts'

/** A step of a scale counts for itself and for the mean. */
export const scalePoints = (value: number): Point[] => [{ count: String(value) }, { number: '', value: String(value) }]

export const stepsOf = (tally: Tally, first: number, last: number): Step[] =>
  Array.from({ length: last - first + 1 }, (_, at) => ({
    value: first + at,
    count: countOf(tally, String(first + at)),
  }))

export function meanOf({ numbers }: Tally): Decimal | null {
  const tally = own(numbers, '')
  return tally ? dividedBy(tally.sum, String(tally.count), 2) : null
}

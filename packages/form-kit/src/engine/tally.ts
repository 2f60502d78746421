import { compare, type Decimal, plus } from './decimals.ts'
import { own } from './own.ts'

/** One thing that an answer adds to a report. */
export type Point = { count: string } | { number: string; value: Decimal }

export interface NumberTally {
  count: number
  sum: Decimal
  min: Decimal
  max: Decimal
}

/** What a report keeps: plain data, which can be stored and merged in any order. */
export interface Tally {
  answered: number
  counts: Readonly<Record<string, number>>
  numbers: Readonly<Record<string, NumberTally>>
}

export const emptyTally: Tally = { answered: 0, counts: {}, numbers: {} }

export function mergeTallies(a: Tally, b: Tally): Tally {
  const counts: Record<string, number> = { ...a.counts }
  for (const [key, count] of Object.entries(b.counts)) counts[key] = (own(counts, key) ?? 0) + count
  const numbers: Record<string, NumberTally> = { ...a.numbers }
  for (const [key, tally] of Object.entries(b.numbers)) {
    const before = own(numbers, key)
    numbers[key] = before ? mergeNumbers(before, tally) : tally
  }
  return { answered: a.answered + b.answered, counts, numbers }
}

const mergeNumbers = (a: NumberTally, b: NumberTally): NumberTally => ({
  count: a.count + b.count,
  sum: plus(a.sum, b.sum),
  min: compare(a.min, b.min) <= 0 ? a.min : b.min,
  max: compare(a.max, b.max) >= 0 ? a.max : b.max,
})

/** The tally of one answer. */
export function tallyOf(points: readonly Point[]): Tally {
  return points.reduce<Tally>((tally, point) => mergeTallies(tally, { ...pointTally(point), answered: 0 }), {
    ...emptyTally,
    answered: 1,
  })
}

const pointTally = (point: Point): Tally =>
  'count' in point
    ? { answered: 0, counts: { [point.count]: 1 }, numbers: {} }
    : {
        answered: 0,
        counts: {},
        numbers: { [point.number]: { count: 1, sum: point.value, min: point.value, max: point.value } },
      }

export const countOf = (tally: Tally, key: string): number => own(tally.counts, key) ?? 0

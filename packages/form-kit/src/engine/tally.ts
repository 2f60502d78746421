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

/** Many put together at once: what is counted is copied once, however many they are. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const counts = new Map<string, number>()
  const numbers = new Map<string, NumberTally>()
  for (const tally of tallies) {
    for (const [key, count] of Object.entries(tally.counts)) counts.set(key, (counts.get(key) ?? 0) + count)
    for (const [key, one] of Object.entries(tally.numbers)) {
      const before = numbers.get(key)
      numbers.set(key, before ? mergeNumbers(before, one) : one)
    }
  }
  return {
    answered: tallies.reduce((sum, { answered }) => sum + answered, 0),
    counts: Object.fromEntries(counts),
    numbers: Object.fromEntries(numbers),
  }
}

const mergeNumbers = (a: NumberTally, b: NumberTally): NumberTally => ({
  count: a.count + b.count,
  sum: plus(a.sum, b.sum),
  min: compare(a.min, b.min) <= 0 ? a.min : b.min,
  max: compare(a.max, b.max) >= 0 ? a.max : b.max,
})

/** A tally with more answers, which is copied once however many they are. */
export function withAnswers(tally: Tally, answers: readonly (readonly Point[])[]): Tally {
  const counts: Record<string, number> = { ...tally.counts }
  const numbers: Record<string, NumberTally> = { ...tally.numbers }
  for (const point of answers.flat())
    if ('count' in point) counts[point.count] = (own(counts, point.count) ?? 0) + 1
    else {
      const one = { count: 1, sum: point.value, min: point.value, max: point.value }
      const before = own(numbers, point.number)
      numbers[point.number] = before ? mergeNumbers(before, one) : one
    }
  return { answered: tally.answered + answers.length, counts, numbers }
}

export const countOf = (tally: Tally, key: string): number => own(tally.counts, key) ?? 0

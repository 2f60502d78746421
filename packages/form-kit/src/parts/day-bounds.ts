import { orNone, whole } from '@matai/kinds'
import * as z from 'zod/mini'
import type { Facts } from '../engine/facts.ts'
import { addDays, localDate } from '../engine/moments.ts'
import { type Problem, when } from '../engine/problem.ts'
import { day } from './fields.ts'

const furthest = 36_500

/** A fixed day, or some days from the day of filling; null is open. */
export const dayBound = orNone(
  z.union([z.strictObject({ date: day }), z.strictObject({ days: whole({ min: -furthest, max: furthest }) })]),
)
export type DayBound = z.infer<typeof dayBound>

export interface DayBounds {
  from: DayBound
  until: DayBound
}

/** The day that a bound means now; null where it is open. */
export function dateOf(bound: DayBound, facts: Pick<Facts, 'now' | 'zone'>): string | null {
  if (bound === null) return null
  return 'date' in bound ? bound.date : addDays(localDate(facts), bound.days)
}

/** What is wrong with a date (`2026-03-02`) within bounds; both ends belong to them. */
export function dayProblems(date: string, bounds: DayBounds, facts: Facts): Problem[] {
  const from = dateOf(bounds.from, facts)
  const until = dateOf(bounds.until, facts)
  return [
    ...when(from !== null && date < from, 'formProblems.tooEarly', { from: from ?? '' }),
    ...when(until !== null && date > until, 'formProblems.tooLate', { until: until ?? '' }),
  ]
}

/** Bounds of two kinds cannot be compared before somebody fills. */
export function dayFaults({ from, until }: DayBounds): Problem[] {
  const order = (a: DayBound, b: DayBound) => {
    if (a === null || b === null) return false
    if ('date' in a && 'date' in b) return a.date > b.date
    return 'days' in a && 'days' in b && a.days > b.days
  }
  return when(order(from, until), 'formFaults.endBeforeStart')
}

import type { PlanCycle } from '@matai/contract'
import fc from 'fast-check'

/** A calendar that asks each day by itself and counts nothing on: what the windows of plans are compared with. */

export const cycles: fc.Arbitrary<PlanCycle> = fc.oneof(
  fc.record({ every: fc.constant('day' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc
    .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 6 }))
    .map(([from, more]) => ({ every: 'week' as const, from, until: Math.min(7, from + more) })),
  fc
    .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 0, max: 30 }))
    .map(([from, more]) => ({ every: 'month' as const, from, until: Math.min(31, from + more) })),
  fc.record({
    every: fc.constant('monthWeekday' as const),
    place: fc.integer({ min: 1, max: 5 }),
    weekday: fc.integer({ min: 1, max: 7 }),
  }),
)
export const days = fc
  .integer({ min: 0, max: 900 })
  .map((n) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10))
/** Some change their clocks, by an hour or by half of one, and not on the same side of the year. */
export const zones = fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC')
export const holidayRules = fc.constantFrom('same' as const, 'skip' as const, 'next' as const)

export const dayAfter = (day: string, n: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10)

/** Whether a cycle has a turn that begins on a day. */
export function begins(cycle: PlanCycle, start: string, day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  const weekday = date.getUTCDay() || 7
  if (cycle.every === 'day') return ((Date.parse(day) - Date.parse(start)) / 86_400_000) % cycle.days === 0
  if (cycle.every === 'week') return weekday === cycle.from
  if (cycle.every === 'month') return date.getUTCDate() === Math.min(cycle.from, last)
  const place = Math.ceil(date.getUTCDate() / 7)
  const isLast = date.getUTCDate() + 7 > last
  return weekday === cycle.weekday && (place === cycle.place || (cycle.place === 5 && isLast))
}

interface Opening {
  holidays: 'same' | 'skip' | 'next'
  isOff(day: string): boolean
  moved: ReadonlyMap<string, string | null>
}

/** On which day what begins on a day opens; null: not at all. */
export function opensOn(day: string, { holidays, isOff, moved }: Opening): string | null {
  const set = moved.get(day)
  if (set !== undefined) return set
  if (holidays === 'same' || !isOff(day)) return day
  if (holidays === 'skip') return null
  let later = day
  while (isOff(later)) later = dayAfter(later, 1)
  return later
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What a clock of a zone shows, as `2026-03-08 02:30`. */
function shown(zone: string, at: number): string {
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(zone, clock)
  return clock.format(at)
}

/** When a clock shows a time, looked for; where it shows it twice the first time, where never by the clock of before. */
export function momentOf(day: string, time: string, zone: string): number {
  const naive = Date.parse(`${day}T${time}:00Z`)
  const aheadAt = (at: number) => Date.parse(`${shown(zone, at).replace(' ', 'T')}:00Z`) - at
  const before = naive - aheadAt(naive - 86_400_000)
  const after = naive - aheadAt(naive + 86_400_000)
  const fitting = [before, after].filter((at) => shown(zone, at) === `${day} ${time}`)
  return fitting.length > 0 ? Math.min(...fitting) : before
}

/** The day that a calendar of a zone shows. */
export const dayShown = (zone: string, at: number) => shown(zone, at).slice(0, 10)

import type { Tier } from '@matai/contract'
import { Temporal } from 'temporal-polyfill'

/** Hours of a Monday in which a week is summed up; the later ones only when nothing ran in the first. */
const summaryHours = { from: 9, until: 15 }

export interface Week {
  /** ISO 8601: 2026-W47 */
  name: string
  /** Monday and Sunday, YYYY-MM-DD, and the same days of the week before. */
  from: string
  until: string
  fromBefore: string
  untilBefore: string
  /** First moment of the week, and of the next. */
  begin: Date
  end: Date
}

/** The week to sum up for an account whose Monday morning it is; undefined at any other time. */
export function weekToSumUp(zone: string, now: Date): Week | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  if (local.dayOfWeek !== 1 || local.hour < summaryHours.from || local.hour >= summaryHours.until) return undefined
  const monday = local.toPlainDate()
  const first = monday.subtract({ weeks: 1 })
  const momentOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(zone).epochMilliseconds)
  return {
    name: `${first.yearOfWeek}-W${String(first.weekOfYear).padStart(2, '0')}`,
    from: first.toString(),
    until: monday.subtract({ days: 1 }).toString(),
    fromBefore: first.subtract({ weeks: 1 }).toString(),
    untilBefore: first.subtract({ days: 1 }).toString(),
    begin: momentOf(first),
    end: momentOf(monday),
  }
}

/** YYYY-MM in a zone. */
export function monthIn(zone: string, now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString()
    .slice(0, 7)
}

/** Days before the end of a tier on which people are told, and after it while nothing ran. */
const endsSoonDays = 7
const endedDays = 30

/** What is said of the end of a tier now: nothing long before, and long after. The day is the last one of the zone. */
export function termToTell(zone: string, { tier, until }: { tier: Tier; until: Date }, now: Date) {
  const day = 86_400_000
  const left = until.getTime() - now.getTime()
  if (left > endsSoonDays * day || left <= -endedDays * day) return undefined
  const last = new Date(until.getTime() - 1)
  const date = Temporal.Instant.fromEpochMilliseconds(last.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  const kind = left > 0 ? ('tierEnding' as const) : ('tierEnded' as const)
  return { kind, details: { tier, until: date.toString() }, once: `${kind} ${until.toISOString()}` }
}

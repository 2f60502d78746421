import { highUsage, type LimitKey, type LimitUsage } from '@matai/contract'
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

/** How much of limits is used, the fullest first. What nobody used is left out, and so is what has no limit. */
export function usageOf(counted: readonly { key: LimitKey; used: number; limit: number }[]): LimitUsage[] {
  const share = ({ used, limit }: { used: number; limit: number }) => used / Math.max(limit, 1)
  return counted
    .filter(({ used, limit }) => used > 0 && Number.isFinite(limit))
    .map((usage) => ({ ...usage, high: usage.used >= usage.limit * highUsage }))
    .sort((a, b) => share(b) - share(a))
}

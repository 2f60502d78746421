import { Temporal } from 'temporal-polyfill'

/** How many days ago a moment was, as a calendar in a zone counts: 0 for today, 1 for yesterday. */
export function daysSince(at: Date, now: Date, zone: string): number {
  const day = (moment: Date) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  return Math.max(0, day(at).until(day(now)).days)
}

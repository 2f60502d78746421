import { Temporal } from 'temporal-polyfill'

/** The day of a zone that a moment falls in, from its first moment up to that of the next. */
export function dayBounds(zone: string, now: Date): { day: string; from: Date; until: Date } {
  const date = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  const midnight = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(zone).epochMilliseconds)
  return { day: date.toString(), from: midnight(date), until: midnight(date.add({ days: 1 })) }
}

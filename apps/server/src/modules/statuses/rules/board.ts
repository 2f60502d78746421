import { Temporal } from 'temporal-polyfill'

/** Days of a board. */
const boardDays = 14

/** The days up to today in a zone, the oldest first, and the moment at which the first begins. */
export function daysOfBoard(now: Date, zone: string): { days: string[]; since: Date } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  const first = today.subtract({ days: boardDays - 1 })
  const days = Array.from({ length: boardDays }, (_, at) => first.add({ days: at }).toString())
  return { days, since: new Date(first.toZonedDateTime(zone).epochMilliseconds) }
}

import { Temporal } from 'temporal-polyfill'

interface Counted {
  date: string
  count: number
}

/** The days from one moment to another in a zone, also those on which nothing came. */
export function everyDay(
  counted: readonly Counted[],
  { from, until, zone }: { from: Date; until: Date; zone: string },
): Counted[] {
  const dayOf = (at: Date) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  const counts = new Map(counted.map(({ date, count }) => [date, count]))
  const days: Counted[] = []
  const last = dayOf(until)
  for (let day = dayOf(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    days.push({ date: day.toString(), count: counts.get(day.toString()) ?? 0 })
  return days
}

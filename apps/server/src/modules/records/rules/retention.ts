import { Temporal } from 'temporal-polyfill'

/** The day of a moment in a zone: `2026-03-02`. */
export const dayOf = (at: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()

/** The day after a day. */
export const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

/** On a day records go that were filled in before this moment: so each was kept for so many whole days at least. */
export function goneBefore(day: string, days: number, zone: string): Date {
  const start = Temporal.PlainDate.from(day).subtract({ days }).toZonedDateTime(zone)
  return new Date(start.epochMilliseconds)
}

/** What goes on a day: records from before a moment, and with `taken` those that were taken before another. */
export interface Going {
  moment: Date
  taken: Date | null
}

/**
 * By the day that was set, in a zone. Without days it is a whole day after every receiver has taken a record: as for one
 * day, what goes is then known when it is announced.
 */
export function goingOn(day: string, { days, afterPush }: { days: number; afterPush: boolean }, zone: string): Going {
  const moment = goneBefore(day, Math.max(days, 1), zone)
  if (days === 0) return { moment, taken: moment }
  return { moment, taken: afterPush ? goneBefore(day, 0, zone) : null }
}

/** What is to be done for a form on a day: only what was announced before goes. */
export function retentionStep(
  { days, announced }: { days: number | null; announced: string | null },
  today: string,
): { dispose: string | null; announce: string | null } {
  if (days === null) return { dispose: null, announce: null }
  const isDue = announced !== null && announced <= today
  const tomorrow = dayAfter(today)
  return { dispose: isDue ? announced : null, announce: isDue || announced === null ? tomorrow : null }
}

/** How many of each day, put together. */
export function addDays(
  known: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum: Record<string, number> = { ...known }
  for (const [day, count] of Object.entries(more)) sum[day] = (sum[day] ?? 0) + count
  return sum
}

/** Records of each day, with those that were deleted since. */
export function withDisposed(
  counted: readonly { date: string; count: number }[],
  disposed: readonly Readonly<Record<string, number>>[],
): { date: string; count: number }[] {
  const sum = disposed.reduce<Record<string, number>>(
    (days, more) => addDays(days, more),
    Object.fromEntries(counted.map(({ date, count }) => [date, count])),
  )
  return Object.entries(sum).map(([date, count]) => ({ date, count }))
}

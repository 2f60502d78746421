import type { ReportQuery, ReportSchedule } from '@matai/contract'
import { Temporal } from 'temporal-polyfill'

/** Days, both included; null: without a beginning, or without an end. */
export interface Days {
  from: Temporal.PlainDate | null
  until: Temporal.PlainDate | null
}

const dayIn = (zone: string, at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate()

const date = (text: string | null) => (text === null ? null : Temporal.PlainDate.from(text))

/** The days that a report is about today. */
export function daysOf(
  { span, from, until }: Pick<ReportQuery, 'span' | 'from' | 'until'>,
  zone: string,
  now: Date,
): Days {
  const today = dayIn(zone, now)
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const first = today.with({ day: 1 })
  switch (span) {
    case 'all':
      return { from: null, until: null }
    case 'days':
      return { from: date(from), until: date(until) }
    case 'last7Days':
      return { from: today.subtract({ days: 6 }), until: today }
    case 'last30Days':
      return { from: today.subtract({ days: 29 }), until: today }
    case 'lastWeek':
      return { from: monday.subtract({ days: 7 }), until: monday.subtract({ days: 1 }) }
    case 'thisMonth':
      return { from: first, until: today }
    case 'lastMonth':
      return { from: first.subtract({ months: 1 }), until: first.subtract({ days: 1 }) }
  }
}

/** As many days right before; undefined where the days have no beginning or no end. */
export function daysBefore({ from, until }: Days): Days | undefined {
  if (!from || !until || Temporal.PlainDate.compare(from, until) > 0) return undefined
  const { days } = from.until(until, { largestUnit: 'days' })
  return { from: from.subtract({ days: days + 1 }), until: from.subtract({ days: 1 }) }
}

/** From the first moment of the days to the first that no longer belongs to them, as a report is asked. */
export function momentsOf({ from, until }: Days, zone: string): { from?: string; until?: string } {
  const begins = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime({ timeZone: zone }).epochMilliseconds).toISOString()
  return { ...(from && { from: begins(from) }), ...(until && { until: begins(until.add({ days: 1 })) }) }
}

/** When a report is mailed next, after a moment, by the clock of a zone. */
export function nextMail({ every, on, hour }: ReportSchedule, zone: string, after: Date): Date {
  for (let day = dayIn(zone, after); ; day = day.add({ days: 1 })) {
    const fits =
      every === 'day' ||
      (every === 'week' ? day.dayOfWeek === Math.min(on, 7) : day.day === Math.min(on, day.daysInMonth))
    if (!fits) continue
    const moment = day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from({ hour }) })
    if (moment.epochMilliseconds > after.getTime()) return new Date(moment.epochMilliseconds)
  }
}

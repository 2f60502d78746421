import { Temporal } from 'temporal-polyfill'

/** The days of a month, `2026-11`, in their order. */
export function daysOfMonth(month: string): string[] {
  const of = Temporal.PlainYearMonth.from(month)
  return Array.from({ length: of.daysInMonth }, (_, at) => of.toPlainDate({ day: at + 1 }).toString())
}

/** When a month begins and ends on the clock of a zone. */
export function spanOfMonth(month: string, zone: string): { from: Date; until: Date } {
  const of = Temporal.PlainYearMonth.from(month)
  const begin = (one: Temporal.PlainYearMonth) =>
    new Date(one.toPlainDate({ day: 1 }).toZonedDateTime(zone).epochMilliseconds)
  return { from: begin(of), until: begin(of.add({ months: 1 })) }
}

/** `2026-11-01` and -62: `2026-08-31`. */
export const dayBeside = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

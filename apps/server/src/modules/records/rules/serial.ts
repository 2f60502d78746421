import type { serialResets } from '@matai/contract'
import { Temporal } from 'temporal-polyfill'

/** When the numbers of a form begin at 1 again (specification, section 4). */
export type SerialReset = (typeof serialResets)[number]

const two = (number: number) => String(number).padStart(2, '0')

const periods: Record<SerialReset, (day: Temporal.PlainDate) => string> = {
  none: () => '',
  daily: (day) => day.toString(),
  // Weeks begin on Monday and belong to the year of their Thursday.
  weekly: (day) => `${day.yearOfWeek}-W${two(day.weekOfYear ?? 0)}`,
  monthly: (day) => day.toString().slice(0, 7),
  yearly: (day) => String(day.year),
}

/** The stretch in which numbers count on, in the account's zone: `2026-11-23`, `2026-W48`, `2026-11`, `2026` or ``. */
export function serialPeriod(reset: SerialReset, now: Date, zone: string): string {
  return periods[reset](Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate())
}

/** A number as people read it: with what stands before it, and zeros in front. */
export const serialText = ({ prefix, digits }: { prefix: string; digits: number }, number: number): string =>
  `${prefix}${String(number).padStart(digits, '0')}`

/** The moment at which the day of a moment began in a zone. */
export function startOfDay(now: Date, zone: string): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  return new Date(here.startOfDay().epochMilliseconds)
}

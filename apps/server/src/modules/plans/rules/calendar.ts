import { Temporal } from 'temporal-polyfill'
import { officialDays } from './china-holidays.ts'

/** Says of a day, `2026-11-23`, whether nobody works. */
export type DaysOff = (day: string) => boolean

/** Official days, corrected by what an account set for itself. */
export function daysOffWith(own: ReadonlyMap<string, boolean>): DaysOff {
  return (day) => {
    const corrected = own.get(day)
    if (corrected !== undefined) return corrected
    const date = Temporal.PlainDate.from(day)
    return officialDays(date.year)?.get(day) ?? date.dayOfWeek > 5
  }
}

import type { Facts } from './facts.ts'

// Temporal would be the project's way, but its polyfill alone is as large as a whole fill page may be.
const day = 86_400_000

/** Made once for each zone: making one takes as long as checking a whole form. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(zone, made)
  return made
}

/** Date and minute in a zone, as `2026-03-02T09:30`. */
export const localMinute = ({ now, zone }: Pick<Facts, 'now' | 'zone'>): string =>
  formatOf(zone).format(now).replace(' ', 'T')

export const localDate = (facts: Pick<Facts, 'now' | 'zone'>): string => localMinute(facts).slice(0, 10)

/** A date some days later; both as `2026-03-02`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** Minutes since midnight of `09:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

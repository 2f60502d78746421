import type { Validity } from '@matai/contract'
import { Temporal } from 'temporal-polyfill'

const durations = {
  oneDay: { days: 1 },
  threeDays: { days: 3 },
  oneMonth: { months: 1 },
  sixMonths: { months: 6 },
  oneYear: { years: 1 },
} as const satisfies Partial<Record<Validity, Temporal.DurationLike>>

export interface Term {
  validity: Validity
  /** For `date`. */
  until?: string | undefined
}

/**
 * When something expires that is valid from now on; null is never. A day is a day of the zone's calendar, however many
 * hours it has; a month after 31 January ends on the last day of February. Source: specification, section 3.
 */
export function expiryOf({ validity, until }: Term, now: Date, zone: string): Date | null {
  if (validity === 'permanent') return null
  if (validity === 'date') return until === undefined ? null : new Date(until)
  const start = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  return new Date(start.add(durations[validity]).epochMilliseconds)
}

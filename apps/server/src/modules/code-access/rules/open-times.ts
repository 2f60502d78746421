import type { AccessSettings } from '@matai/contract'
import { Temporal } from 'temporal-polyfill'

type Period = AccessSettings['periods'][number]

/** Whether a moment lies in one of the periods. One that ends before it starts, or with it, ends the next day. */
export function isOpenAt(periods: readonly Period[], zone: string, now: Date): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const minute = local.hour * 60 + local.minute
  const today = local.dayOfWeek
  const yesterday = today === 1 ? 7 : today - 1
  return periods.some(({ weekdays, from, until }) => {
    const start = minuteOf(from)
    const end = minuteOf(until)
    if (start < end) return weekdays.includes(today) && start <= minute && minute < end
    return (weekdays.includes(today) && start <= minute) || (weekdays.includes(yesterday) && minute < end)
  })
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

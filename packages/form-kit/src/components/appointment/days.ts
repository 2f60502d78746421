import { addDays, localMinute, minutesOf, weekdayOf } from '../../engine/moments.ts'
import type { Facts } from '../../engine/facts.ts'

/** When one can come, as the settings say it; days are as `2026-03-02`, times as `09:30`. */
interface Days {
  periods: readonly { from: string | null; until: string | null; weekdays: readonly number[] }[]
  daysOff: readonly { from: string; until: string }[]
}

interface Bookable extends Days {
  slots: readonly { from: string }[]
  aheadDays: number | null
  closesBefore: number
}

/** Whether a day (`2026-03-02`) can be booked at all. */
export function isOpenDay(day: string, { periods, daysOff }: Days): boolean {
  if (daysOff.some(({ from, until }) => day >= from && day <= until)) return false
  return periods.some(
    ({ from, until, weekdays }) =>
      (from === null || day >= from) && (until === null || day <= until) && weekdays.includes(weekdayOf(day)),
  )
}

/** Whether a slot of a day can no longer be booked: it has begun, or booking closes some minutes before. */
export function isOver(day: string, slot: { from: string }, closesBefore: number, facts: Facts): boolean {
  const now = localMinute(facts)
  const [today, time] = [now.slice(0, 10), now.slice(11)]
  const left = minutesOf(slot.from) - minutesOf(time) + dayDistance(today, day) * 1_440
  return left <= 0 || left < closesBefore
}

const dayDistance = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The days from today on that can be booked, at most as many as are wanted. */
export function openDays(settings: Bookable, facts: Facts, most = 60): string[] {
  const today = localMinute(facts).slice(0, 10)
  const ahead = settings.aheadDays ?? 365
  const days: string[] = []
  for (let at = 0; at <= ahead && days.length < most; at += 1) {
    const day = addDays(today, at)
    const isLeft = settings.slots.some((slot) => !isOver(day, slot, settings.closesBefore, facts))
    if (isOpenDay(day, settings) && isLeft) days.push(day)
  }
  return days
}

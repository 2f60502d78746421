import { Temporal } from 'temporal-polyfill'
import type { AccessSettings } from '@matai/contract'
import type { Place } from '../../../platform/geo/places.ts'
import { areaOf } from './area.ts'

/** What is known of a visit of a limited code. */
export interface Facts {
  now: Date
  /** Zone of the account, in which its time periods are. */
  zone: string
  /** Where the visitor's address is used. */
  place: Place
  /** Whether the code has a password, and the visitor has proven to know it. */
  hasPassword: boolean
  knowsPassword: boolean
  /** Whether the visitor has just proven to stand where the code may be seen. */
  standsThere: boolean
  /** The phone that the visitor has proven to have; empty without. */
  mobile: string
  /** Whether that phone is on the list of the code. */
  isListed: boolean
}

type Limits = Pick<AccessSettings, 'periods' | 'areas' | 'position' | 'namedMobiles' | 'binding'>

/** `count` shows the page, and counts the visit where visits are limited. */
export type Admission =
  | 'count'
  | 'askPassword'
  | 'askPosition'
  | 'askPhone'
  | 'outsideTime'
  | 'outsideArea'
  | 'unknownArea'
  | 'notNamed'

/** What a visitor has to do next, or why there is nothing to do; the cheapest to tell comes first, and a text message last. */
export function admissionOf(limits: Limits, facts: Facts): Admission {
  if (limits.periods.length > 0 && !isOpenAt(limits.periods, facts.zone, facts.now)) return 'outsideTime'
  if (limits.areas.length > 0) {
    const area = areaOf(limits.areas, facts.place)
    if (area !== 'inside') return area === 'outside' ? 'outsideArea' : 'unknownArea'
  }
  if (facts.hasPassword && !facts.knowsPassword) return 'askPassword'
  if (limits.position && !facts.standsThere) return 'askPosition'
  if (limits.namedMobiles || limits.binding) {
    if (!facts.mobile) return 'askPhone'
    if (limits.namedMobiles && !facts.isListed) return 'notNamed'
  }
  return 'count'
}

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

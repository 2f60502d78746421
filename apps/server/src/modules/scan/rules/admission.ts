import type { AccessSettings } from '@matai/contract'
import type { Place } from '../../../platform/geo/places.ts'
import { areaOf } from '../../code-access/rules/area.ts'
import { isOpenAt } from '../../code-access/rules/open-times.ts'

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

import type { GroupMode } from '@matai/contract'
import type { Place } from '../../../platform/geo/places.ts'
import { areaOf } from '../../code-access/rules/area.ts'
import { isOpenAt } from '../../code-access/rules/open-times.ts'
import type { Choice } from '../store/claim.ts'

interface Circumstances {
  now: Date
  zone: string
  place: Place
  /** From 0 up to 1, as `Math.random` draws. */
  draw: () => number
}

/** Pictures that may be shown to a visitor, the most wanted first; whether they have room is for the claim to see. */
export function wantedOf(mode: GroupMode, pictures: readonly Choice[], circumstances: Circumstances): number[] {
  return sorted(mode, pictures, circumstances).map(({ id }) => id)
}

function sorted(mode: GroupMode, pictures: readonly Choice[], { now, zone, place, draw }: Circumstances): Choice[] {
  if (mode === 'random') return drawn(pictures, draw, () => 1)
  if (mode === 'weight') return drawn(pictures, draw, ({ weight }) => weight)
  if (mode === 'hours') {
    const own = pictures.filter(({ hours }) => hours.length > 0 && isOpenAt(hours, zone, now))
    return [...own, ...pictures.filter(({ hours }) => hours.length === 0)]
  }
  if (mode === 'region') {
    const own = pictures.filter(({ areas }) => areas.length > 0 && areaOf(areas, place) === 'inside')
    return [...own, ...pictures.filter(({ areas }) => areas.length === 0)]
  }
  return [...pictures]
}

/** In a drawn order in which each comes first as often as its weight says (Efraimidis and Spirakis, 2006). */
function drawn(pictures: readonly Choice[], draw: () => number, weightOf: (picture: Choice) => number): Choice[] {
  return pictures
    .map((picture) => ({ picture, key: -Math.log(1 - draw()) / weightOf(picture) }))
    .sort((a, b) => a.key - b.key)
    .map(({ picture }) => picture)
}

import type { AccessSettings } from '@matai/contract'

type Circle = NonNullable<AccessSettings['position']>

/** Where a phone says that it is: degrees (WGS 84), and metres that it may be off. */
export interface Standing {
  latitude: number
  longitude: number
  accuracy: number
}

/** Metres by which a phone is believed to be off; one that knows less does not get a larger circle. */
const toleranceAtMost = 100
/** Mean radius of the earth in metres. */
const earthRadius = 6_371_008.8

/** Metres on the ground between two points, on a sphere: half a percent off at most. */
export function metresBetween(
  a: Pick<Standing, 'latitude' | 'longitude'>,
  b: Pick<Standing, 'latitude' | 'longitude'>,
) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfNorth = Math.sin(radians(b.latitude - a.latitude) / 2)
  const halfEast = Math.sin(radians(b.longitude - a.longitude) / 2)
  const chord = halfNorth ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfEast ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** How far somebody is from where he has to stand, in metres roughly; null when he stands there. */
export function metresAway(circle: Circle, standing: Standing): number | null {
  const metres = metresBetween(circle, standing)
  if (metres <= circle.radius + Math.min(Math.max(standing.accuracy, 0), toleranceAtMost)) return null
  return roughly(metres)
}

/** Two figures say enough, and tell of a visitor no more than he needs to know. */
function roughly(metres: number): number {
  const step = 10 ** Math.max(1, Math.floor(Math.log10(metres)) - 1)
  return Math.round(metres / step) * step
}

/** What a form says of a position; null when it says none. */
export function standingIn(form: URLSearchParams): Standing | null {
  const latitude = numberIn(form.get('latitude'))
  const longitude = numberIn(form.get('longitude'))
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { latitude, longitude, accuracy: numberIn(form.get('accuracy')) ?? 0 }
}

function numberIn(text: string | null): number | null {
  return text !== null && /^-?\d{1,9}(\.\d{1,20})?$/.test(text) ? Number(text) : null
}

/** What a proof of standing there is bound to: moving the circle ends it. */
export function circlePlace(id: string, { latitude, longitude, radius }: Circle): string {
  return `${id} ${latitude} ${longitude} ${radius}`
}

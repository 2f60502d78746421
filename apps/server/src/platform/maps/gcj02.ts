import type { Degrees } from './address-finder.ts'

// Krasovsky 1940, on which the shift of Chinese maps is defined.
const axis = 6_378_245
const eccentricity = 0.006_693_421_622_965_943

const isInChina = ({ longitude, latitude }: Degrees) =>
  longitude > 72.004 && longitude < 137.8347 && latitude > 0.8293 && latitude < 55.8271

const wave = (value: number, steps: readonly (readonly [number, number])[]) =>
  steps.reduce((sum, [height, length]) => sum + height * Math.sin((value / length) * Math.PI), 0) * (2 / 3)

const common = (x: number) =>
  wave(x, [
    [20, 1 / 6],
    [20, 1 / 2],
  ])

function shiftNorth(x: number, y: number): number {
  const plain = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x))
  const waves: [number, number][] = [
    [20, 1],
    [40, 3],
    [160, 12],
    [320, 30],
  ]
  return plain + common(x) + wave(y, waves)
}

function shiftEast(x: number, y: number): number {
  const plain = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x))
  const waves: [number, number][] = [
    [20, 1],
    [40, 3],
    [150, 12],
    [300, 30],
  ]
  return plain + common(x) + wave(x, waves)
}

/** The same place as Chinese maps have it (GCJ-02); outside of China nothing changes. */
export function toGcj02(place: Degrees): Degrees {
  if (!isInChina(place)) return place
  const [x, y] = [place.longitude - 105, place.latitude - 35]
  const angle = (place.latitude / 180) * Math.PI
  const bend = 1 - eccentricity * Math.sin(angle) ** 2
  const north = (shiftNorth(x, y) * 180) / (((axis * (1 - eccentricity)) / (bend * Math.sqrt(bend))) * Math.PI)
  const east = (shiftEast(x, y) * 180) / ((axis / Math.sqrt(bend)) * Math.cos(angle) * Math.PI)
  return { longitude: place.longitude + east, latitude: place.latitude + north }
}

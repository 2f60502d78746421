import type { Inwards } from './eye-shape.ts'
import type { Rotation } from '../style.ts'

export const EYE_SIZE = 7

/** The top left modules of the three eyes; the corner without an eye turns with the code. */
export function eyePlaces(gridSize: number, rotate: Rotation): [x: number, y: number][] {
  const far = gridSize - EYE_SIZE
  const corners: [number, number][] = [
    [0, 0],
    [far, 0],
    [far, far],
    [0, far],
  ]
  const withoutEye = (2 + rotate / 90) % 4
  return corners.filter((_, corner) => corner !== withoutEye)
}

/** Whether the module belongs to one of the eyes. */
export function insideEye(places: [number, number][], x: number, y: number): boolean {
  return places.some(([left, top]) => x >= left && x < left + EYE_SIZE && y >= top && y < top + EYE_SIZE)
}

/** The corner of the eye there that points at the middle of the code, clockwise from the top left. */
export function inwards([x, y]: [number, number]): Inwards {
  if (y === 0) return x === 0 ? 2 : 3
  return x === 0 ? 1 : 0
}

import { joinNumbers as n } from '../path/join-numbers.ts'
import type { EyeShape } from './eye-shape.ts'

// Deeper dents in the ring make decoders lose the eye at some sizes; the ball bears more.
const RING_DENT = 0.1
const BALL_DENT = 0.12

/** Four petals: round corners with a shallow dent in the middle of each side. */
export const flower: EyeShape = {
  crisp: false,
  ring: (x, y) => petals([x, y, 7], 1.5, RING_DENT, 1) + petals([x + 1, y + 1, 5], 0.9, RING_DENT, 0),
  ball: (x, y) => petals([x + 2, y + 2, 3], 0.8, BALL_DENT, 1),
}

/** Clockwise with `sweep` 1, the other way (a hole) with 0. */
function petals(
  [left, top, side]: readonly [number, number, number],
  radius: number,
  dent: number,
  sweep: 0 | 1,
): string {
  const half = side / 2
  const rise = half - radius
  // One side from the middle of the dent to the next dent, as seen while walking along x; turned for the others.
  const ways: [number, number][] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]
  const way = sweep ? ways : ways.map(([x, y]): [number, number] => [y, x])
  const [start] = way
  const across = way[1]
  if (!start || !across) return ''
  let data = `M${n(left + half * start[0] + dent * across[0], top + half * start[1] + dent * across[1])}`
  for (const [at, along] of way.entries()) {
    const into = way[(at + 1) % 4] ?? along
    const step = (forwards: number, inwards: number) =>
      n(along[0] * forwards + into[0] * inwards, along[1] * forwards + into[1] * inwards)
    data += `q${step(rise / 2, -dent)} ${step(rise, -dent)}`
    data += `a${n(radius, radius)} 0 0 ${sweep} ${step(radius, radius)}`
    data += `q${step(0, rise / 2)} ${step(-dent, rise)}`
  }
  return `${data}z`
}

import { joinNumbers as n } from '../path/join-numbers.ts'
import type { EyeShape } from './eye-shape.ts'

const DENT = 0.16

/** Four petals: round corners with a shallow dent in the middle of each side. */
export const flower: EyeShape = {
  crisp: false,
  ring: (x, y) => petals(x, y, 7, 2, 1) + petals(x + 1, y + 1, 5, 1.2, 0),
  ball: (x, y) => petals(x + 2, y + 2, 3, 1.1, 1),
}

/** Clockwise with `sweep` 1, the other way (a hole) with 0. */
function petals(left: number, top: number, side: number, radius: number, sweep: 0 | 1): string {
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
  let data = `M${n(left + half * start[0] + DENT * across[0], top + half * start[1] + DENT * across[1])}`
  for (const [at, along] of way.entries()) {
    const into = way[(at + 1) % 4] ?? along
    const step = (forwards: number, inwards: number) =>
      n(along[0] * forwards + into[0] * inwards, along[1] * forwards + into[1] * inwards)
    data += `q${step(rise / 2, -DENT)} ${step(rise, -DENT)}`
    data += `a${n(radius, radius)} 0 0 ${sweep} ${step(radius, radius)}`
    data += `q${step(0, rise / 2)} ${step(-DENT, rise)}`
  }
  return `${data}z`
}

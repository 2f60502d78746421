import { type Grid, isDark } from '../grid.ts'

/** East, south, west, north: one more is a turn to the right. */
export type Heading = 0 | 1 | 2 | 3

/** A closed walk around dark modules with the dark on the right; `steps` go from corner to corner. */
export interface Outline {
  x: number
  y: number
  steps: { heading: Heading; length: number }[]
}

const dx = [1, 0, -1, 0] as const
const dy = [0, 1, 0, -1] as const
// The module ahead on the right of a grid point, by heading; the one ahead on the left is that of the next heading.
const aheadX = [0, -1, -1, 0] as const
const aheadY = [0, 0, -1, -1] as const

/** The borders of all dark areas. Modules that only touch at a corner stay apart. */
export function traceOutlines(grid: Grid): Outline[] {
  const seen = new Uint8Array(grid.size * grid.size)
  const outlines: Outline[] = []
  for (let y = 0; y < grid.size; y++) {
    for (let x = 0; x < grid.size; x++) {
      const opensHere = isDark(grid, x, y) && !isDark(grid, x, y - 1)
      if (opensHere && !seen[y * grid.size + x]) outlines.push(walk(grid, x, y, seen))
    }
  }
  return outlines
}

function walk(grid: Grid, startX: number, startY: number, seen: Uint8Array): Outline {
  const steps: Outline['steps'] = []
  let x = startX
  let y = startY
  let heading: Heading = 0
  do {
    let length = 0
    let next: Heading
    do {
      if (heading === 0) seen[y * grid.size + x] = 1
      x += dx[heading]
      y += dy[heading]
      length++
      next = turn(grid, x, y, heading)
    } while (next === heading)
    steps.push({ heading, length })
    heading = next
  } while (x !== startX || y !== startY || heading !== 0)
  return { x: startX, y: startY, steps }
}

function turn(grid: Grid, x: number, y: number, heading: Heading): Heading {
  if (!isDark(grid, x + aheadX[heading], y + aheadY[heading])) return right(heading)
  const left = ((heading + 3) & 3) as Heading
  return isDark(grid, x + aheadX[left], y + aheadY[left]) ? left : heading
}

export function right(heading: Heading): Heading {
  return ((heading + 1) & 3) as Heading
}

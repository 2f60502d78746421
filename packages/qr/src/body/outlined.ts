import { formatNumber } from '../path/format-number.ts'
import { joinNumbers as n } from '../path/join-numbers.ts'
import { type Heading, type Outline, right, traceOutlines } from '../path/trace-outline.ts'
import type { BodyShape } from './body-shape.ts'

interface Edges {
  /** How far from a corner that points outwards its rounding begins: top right, bottom right, bottom left, top left. */
  outer?: readonly [number, number, number, number]
  /** The same of corners that point inwards. */
  inner?: number
  kind?: 'arc' | 'cut'
}

const dx = [1, 0, -1, 0] as const
const dy = [0, 1, 0, -1] as const
const headings = [0, 1, 2, 3] as const
const SHARP = [0, 0, 0, 0] as const

/** Neighbours melt together; only the corners of the whole differ. */
export function outlined({ outer = SHARP, inner = 0, kind = 'arc' }: Edges): BodyShape {
  const isSharp = inner === 0 && outer.every((size) => size === 0)

  // By the heading before the corner; drawn thousands of times, so written once.
  const outerCorners = headings.map((heading) => corner(heading, right(heading), outer[heading], 1))
  const innerCorners = headings.map((heading) => corner(heading, left(heading), inner, 0))

  function corner(from: Heading, to: Heading, size: number, sweep: 0 | 1): string {
    const end = n((dx[from] + dx[to]) * size, (dy[from] + dy[to]) * size)
    return kind === 'cut' ? `l${end}` : `a${n(size, size)} 0 0 ${sweep} ${end}`
  }

  function walk({ x, y, steps }: Outline, offset: number): string {
    const last = steps.at(-1)?.heading ?? 3
    let taken = last === 3 ? outer[3] : inner
    let data = `M${n(x + offset + taken, y + offset)}`
    for (const [at, { heading, length }] of steps.entries()) {
      const next = steps[(at + 1) % steps.length]?.heading ?? 0
      const pointsOut = next === right(heading)
      const size = pointsOut ? outer[heading] : inner
      const straight = length - taken - size
      // The last sharp corner is where it began.
      if (straight > 0 && !(isSharp && at === steps.length - 1)) data += line(heading, straight)
      if (size > 0) data += (pointsOut ? outerCorners : innerCorners)[heading]
      taken = size
    }
    return `${data}z`
  }

  return {
    crisp: isSharp,
    path: (grid, offset) =>
      traceOutlines(grid)
        .map((outline) => walk(outline, offset))
        .join(''),
  }
}

const commands = ['h', 'v', 'h-', 'v-'] as const

function line(heading: Heading, length: number): string {
  return commands[heading] + formatNumber(length)
}

function left(heading: Heading): Heading {
  return ((heading + 3) & 3) as Heading
}

import { type Grid, isDark } from '../grid.ts'
import { joinNumbers as n } from '../path/join-numbers.ts'
import type { BodyShape } from './body-shape.ts'

// Thinner bars look better and lose their mass once blurred: at 0.84 a photo in bad light shows one in five of them.
const THICKNESS = 0.92
const RADIUS = THICKNESS / 2
const GAP = 0.5 - RADIUS

const cap = (across: number, down: number) => `a${n(RADIUS, RADIUS)} 0 0 1 ${n(across, down)}`
const caps = {
  vertical: [cap(THICKNESS, 0), cap(-THICKNESS, 0)],
  horizontal: [cap(0, THICKNESS), cap(0, -THICKNESS)],
} as const

/** Runs of dark modules in one direction as bars with round ends. */
export function bars(direction: 'vertical' | 'horizontal'): BodyShape {
  const isVertical = direction === 'vertical'
  const dark = (grid: Grid, line: number, at: number) => (isVertical ? isDark(grid, line, at) : isDark(grid, at, line))
  const [first, second] = caps[direction]

  /** A bar of `length` modules whose first module is at x, y; it closes itself. */
  function bar(x: number, y: number, length: number): string {
    const straight = length - 1
    const start = isVertical ? n(x + GAP, y + 0.5) : n(x + 0.5 + straight, y + GAP)
    const side = straight === 0 ? '' : isVertical ? `v${straight}` : `h-${straight}`
    return `M${start}${first}${side}${second}z`
  }

  return {
    crisp: false,
    path(grid, offset) {
      let data = ''
      for (let line = 0; line < grid.size; line++) {
        for (let at = 0; at < grid.size; at++) {
          const start = at
          while (dark(grid, line, at)) at++
          if (at === start) continue
          const [along, across] = [start + offset, line + offset]
          data += isVertical ? bar(across, along, at - start) : bar(along, across, at - start)
        }
      }
      return data
    },
  }
}

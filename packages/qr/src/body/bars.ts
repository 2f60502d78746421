import { type Grid, isDark } from '../grid.ts'
import { roundedBox } from '../path/corner-box.ts'
import type { BodyShape } from './body-shape.ts'

// Thinner bars look better and lose their mass once blurred.
const THICKNESS = 0.84
const GAP = (1 - THICKNESS) / 2

/** Runs of dark modules in one direction as bars with round ends. */
export function bars(direction: 'vertical' | 'horizontal'): BodyShape {
  const isVertical = direction === 'vertical'
  const dark = (grid: Grid, line: number, at: number) => (isVertical ? isDark(grid, line, at) : isDark(grid, at, line))
  return {
    crisp: false,
    path(grid, offset) {
      let data = ''
      for (let line = 0; line < grid.size; line++) {
        for (let at = 0; at < grid.size; at++) {
          const start = at
          while (dark(grid, line, at)) at++
          if (at === start) continue
          const [across, along] = [line + offset + GAP, start + offset + GAP]
          const length = at - start - 2 * GAP
          data += isVertical
            ? roundedBox(across, along, THICKNESS, length, THICKNESS / 2)
            : roundedBox(along, across, length, THICKNESS, THICKNESS / 2)
        }
      }
      return data
    },
  }
}

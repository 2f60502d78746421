import { type Grid, isDark } from '../grid.ts'
import { joinNumbers as n } from '../path/join-numbers.ts'
import type { BandOf, BodyShape } from './body-shape.ts'

/** A path under way, and the module that its pen drew last. */
interface Pen {
  data: string
  column: number
  row: number
}

/** One piece per dark module: `piece` is closed path data in small letters, begun at `x`, `y` in the module. */
export function stamped(x: number, y: number, piece: string): BodyShape {
  // Most steps are one of a few, and drawn thousands of times.
  const steps = new Map<number, string>()

  /** Steps from piece to piece are whole modules, which is shorter than every place in full. */
  function stepTo(across: number, down: number): string {
    const key = across * 256 + down
    const known = steps.get(key)
    if (known !== undefined) return known
    const step = `m${n(across, down)}${piece}`
    steps.set(key, step)
    return step
  }

  function inBands(grid: Grid, offset: number, bandOf: BandOf): string[] {
    const pens: (Pen | undefined)[] = []
    for (let row = 0; row < grid.size; row++) {
      for (let column = 0; column < grid.size; column++) {
        if (!isDark(grid, column, row)) continue
        const band = bandOf(column, row)
        const pen = pens[band]
        if (!pen) {
          pens[band] = { data: `M${n(column + offset + x, row + offset + y)}${piece}`, column, row }
          continue
        }
        pen.data += stepTo(column - pen.column, row - pen.row)
        pen.column = column
        pen.row = row
      }
    }
    return Array.from(pens, (pen) => pen?.data ?? '')
  }

  return {
    crisp: false,
    path: (grid, offset) => inBands(grid, offset, () => 0)[0] ?? '',
    inBands,
  }
}

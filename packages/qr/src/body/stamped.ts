import { isDark } from '../grid.ts'
import { joinNumbers as n } from '../path/join-numbers.ts'
import type { BodyShape } from './body-shape.ts'

/** One piece per dark module: `piece` is closed path data in small letters, begun at `x`, `y` in the module. */
export function stamped(x: number, y: number, piece: string): BodyShape {
  return {
    crisp: false,
    path(grid, offset) {
      let data = ''
      let penX = 0
      let penY = 0
      for (let row = 0; row < grid.size; row++) {
        for (let column = 0; column < grid.size; column++) {
          if (!isDark(grid, column, row)) continue
          // Steps from piece to piece are whole modules, which is shorter than every place in full.
          data += data === '' ? `M${n(column + offset + x, row + offset + y)}` : `m${n(column - penX, row - penY)}`
          data += piece
          penX = column
          penY = row
        }
      }
      return data
    },
  }
}

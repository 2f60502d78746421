import { isDark } from '../grid.ts'
import type { BodyShape } from './body-shape.ts'

// Full width: smaller dots look lighter than they are once blurred, and decoders start to fail.
const CIRCLE = 'a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z'

export const dots: BodyShape = {
  crisp: false,
  path(grid, offset) {
    let data = ''
    for (let y = 0; y < grid.size; y++) {
      for (let x = 0; x < grid.size; x++) {
        if (isDark(grid, x, y)) data += `M${x + offset} ${y + offset + 0.5}${CIRCLE}`
      }
    }
    return data
  },
}

import { isDark } from '../grid.ts'
import { formatNumber } from '../path/format-number.ts'
import type { BodyShape } from './body-shape.ts'

// Smaller dots look lighter than they are once blurred: below this, decoders start to fail.
const RADIUS = 0.47
const DIAMETER = formatNumber(RADIUS * 2)
const CIRCLE = `a.47.47 0 1 0 ${DIAMETER} 0a.47.47 0 1 0 -${DIAMETER} 0z`

export const dots: BodyShape = {
  crisp: false,
  path(grid, offset) {
    let data = ''
    for (let y = 0; y < grid.size; y++) {
      for (let x = 0; x < grid.size; x++) {
        if (!isDark(grid, x, y)) continue
        data += `M${formatNumber(x + offset + 0.5 - RADIUS)} ${y + offset + 0.5}${CIRCLE}`
      }
    }
    return data
  },
}

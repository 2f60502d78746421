import { formatNumber } from '../path/format-number.ts'
import { right, traceOutlines } from '../path/trace-outline.ts'
import type { BodyShape } from './body-shape.ts'

const commands = ['h', 'v', 'h-', 'v-'] as const
const quarters = ['.5 .5', '-.5 .5', '-.5 -.5', '.5 -.5'] as const

/** Neighbours melt together; every corner that points outwards is a quarter circle. */
export const round: BodyShape = {
  crisp: false,
  path(grid, offset) {
    let data = ''
    for (const { x, y, steps } of traceOutlines(grid)) {
      data += `M${x + offset + 0.5} ${y + offset}`
      let cut = 0.5
      for (const [at, { heading, length }] of steps.entries()) {
        const next = steps[(at + 1) % steps.length]?.heading
        const pointsOut = next === right(heading)
        const straight = length - cut - (pointsOut ? 0.5 : 0)
        if (straight > 0) data += commands[heading] + formatNumber(straight)
        if (pointsOut) data += `a.5.5 0 0 1 ${quarters[heading]}`
        cut = pointsOut ? 0.5 : 0
      }
      data += 'z'
    }
    return data
  },
}

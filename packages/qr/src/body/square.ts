import { traceOutlines } from '../path/trace-outline.ts'
import type { BodyShape } from './body-shape.ts'

const commands = ['h', 'v', 'h-', 'v-'] as const

export const square: BodyShape = {
  crisp: true,
  path(grid, offset) {
    let data = ''
    for (const { x, y, steps } of traceOutlines(grid)) {
      data += `M${x + offset} ${y + offset}`
      for (const { heading, length } of steps.slice(0, -1)) data += commands[heading] + length
      data += 'z'
    }
    return data
  },
}

import { roundedBox, roundedHole } from '../path/rounded-box.ts'
import type { EyeShape } from './eye-shape.ts'

export const round: EyeShape = {
  crisp: false,
  ring: (x, y) => roundedBox(x, y, 7, 1.5) + roundedHole(x + 1, y + 1, 5, 0.7),
  ball: (x, y) => roundedBox(x + 2, y + 2, 3, 0.6),
}

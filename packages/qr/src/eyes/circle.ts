import { roundedBox, roundedHole } from '../path/rounded-box.ts'
import type { EyeShape } from './eye-shape.ts'

// A ring that is a perfect circle (radius 3.5) makes some decoders lose the eye; at 3 none does.
export const circle: EyeShape = {
  crisp: false,
  ring: (x, y) => roundedBox(x, y, 7, 3) + roundedHole(x + 1, y + 1, 5, 2),
  ball: (x, y) => roundedBox(x + 2, y + 2, 3, 1.5),
}

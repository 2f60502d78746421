import { roundedBox, roundedHole } from '../path/rounded-box.ts'
import type { EyeShape } from './eye-shape.ts'

// Perfect circles (radius 3.5, 2.5, 1.5) make decoders lose the eye now and then, most of all in small pictures. A round
// ball in a ring that is only rounded looks alike, and none of them lost it at any size or angle.
export const circle: EyeShape = {
  crisp: false,
  ring: (x, y) => roundedBox(x, y, 7, 2) + roundedHole(x + 1, y + 1, 5, 1),
  ball: (x, y) => roundedBox(x + 2, y + 2, 3, 1.5),
}

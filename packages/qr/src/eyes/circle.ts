import { roundedBox, roundedHole } from '../path/rounded-box.ts'
import type { EyeShape } from './eye-shape.ts'

// Perfect circles (radius 3.5, 2.5, 1.5) make decoders lose the eye now and then. Of the shapes tried, this is the
// roundest that none of them lost at any size or angle: its ring is a little thicker at the corners.
export const circle: EyeShape = {
  crisp: false,
  ring: (x, y) => roundedBox(x, y, 7, 2.5) + roundedHole(x + 1, y + 1, 5, 2),
  ball: (x, y) => roundedBox(x + 2, y + 2, 3, 1.2),
}

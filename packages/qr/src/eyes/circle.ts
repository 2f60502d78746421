import { roundedBox, roundedHole } from '../path/rounded-box.ts'
import type { EyeShape } from './eye-shape.ts'

// Perfect circles (radius 3.5 and 1.5) make some decoders lose the eye, because a line that does not cross its middle
// no longer sees the widths 1:1:3:1:1. A little squarer, and they find it.
export const circle: EyeShape = {
  crisp: false,
  ring: (x, y) => roundedBox(x, y, 7, 2.8) + roundedHole(x + 1, y + 1, 5, 1.8),
  ball: (x, y) => roundedBox(x + 2, y + 2, 3, 1.2),
}

import { type Corner, type CornerKind, type Corners, cornerBox, cornerHole } from '../path/corner-box.ts'
import type { EyeShape, Inwards } from './eye-shape.ts'

/** Sizes of four corners, clockwise from the top left; one number is all four. */
type Sizes = number | readonly [number, number, number, number]

interface Boxes {
  kind: CornerKind
  ring: Sizes
  hole: Sizes
  ball: Sizes
  /** Sizes are those of the top left eye; the other eyes are turned so that each looks at the middle. */
  turns?: boolean
}

/** An eye of three boxes, one in the other. */
export function boxed({ kind, ring, hole, ball, turns = false }: Boxes): EyeShape {
  const cornersOf = (sizes: Sizes, inwards: Inwards) => turned(kind, sizes, turns ? inwards : TOP_LEFT_EYE)
  const box = (x: number, y: number, inset: number, side: number) => ({
    x: x + inset,
    y: y + inset,
    width: side,
    height: side,
  })
  return {
    crisp: kind === 'notch' || [ring, hole, ball].every((sizes) => sizes === 0),
    ring: (x, y, inwards) =>
      cornerBox(box(x, y, 0, 7), cornersOf(ring, inwards)) + cornerHole(box(x, y, 1, 5), cornersOf(hole, inwards)),
    ball: (x, y, inwards) => cornerBox(box(x, y, 2, 3), cornersOf(ball, inwards)),
  }
}

/** The top left eye looks at the middle with its bottom right corner. */
const TOP_LEFT_EYE = 2

function turned(kind: CornerKind, sizes: Sizes, inwards: Inwards): Corners {
  const corner = (at: number): Corner => {
    const size = typeof sizes === 'number' ? sizes : (sizes[(at - inwards + TOP_LEFT_EYE + 4) % 4] ?? 0)
    return { kind, size }
  }
  return [corner(0), corner(1), corner(2), corner(3)]
}

import type { BandOf } from './body/body-shape.ts'
import { mix } from './colour.ts'
import type { Fill, Gradient } from './shapes/shape.ts'
import type { QrStyle } from './style.ts'

const ends = {
  horizontal: [0, 0, 1, 0],
  vertical: [0, 0, 0, 1],
  diagonalDown: [0, 0, 1, 1],
  diagonalUp: [0, 1, 1, 0],
} as const

/** The foreground's paint over a code that begins at `offset` and is `span` modules wide. */
export function forePaint(style: QrStyle, offset: number, span: number): Fill {
  const { foreType, foreColor, foreColorTwo, gradientWay } = style
  if (foreType === 'solid' || foreColorTwo === null) return foreColor
  const [x1, y1, x2, y2] = ends[gradientWay]
  const at = (end: number) => offset + end * span
  return { from: foreColor, to: foreColorTwo, line: [at(x1), at(y1), at(x2), at(y2)] }
}

/** Stripes of modules that a gradient gives one colour. */
export interface Bands {
  bandOf: BandOf
  colours: string[]
}

/**
 * The gradient's colours in the middle of each module, for pieces that stand apart: nobody sees that a piece is of one
 * colour, and renderers soften the edges of one colour more alike than those of many.
 */
export function gradientBands({ from, to, line }: Gradient, span: number): Bands {
  const [x1, y1, x2, y2] = line
  const [across, down] = [Math.sign(x2 - x1), Math.sign(y2 - y1)]
  const first = down < 0 ? span - 1 : 0
  const bandOf = (column: number, row: number) => first + across * column + down * row
  const isSlanted = across !== 0 && down !== 0
  return { bandOf, colours: isSlanted ? coloursOf(from, to, 2 * span - 1, 1) : coloursOf(from, to, span, 0.5) }
}

/** A batch draws thousands of codes in one gradient, so the last one is kept. */
let kept = { key: '', colours: [] as string[] }

/** As many colours on the way from one to the other, `edge` bands away from both. */
function coloursOf(from: string, to: string, count: number, edge: number): string[] {
  const key = `${from} ${to} ${count}`
  if (kept.key !== key) {
    const share = (band: number) => (band + edge) / (count - 1 + 2 * edge)
    kept = { key, colours: Array.from({ length: count }, (_, band) => mix(from, to, share(band))) }
  }
  return kept.colours
}

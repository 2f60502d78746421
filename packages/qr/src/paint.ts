import type { Fill } from './shapes/shape.ts'
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

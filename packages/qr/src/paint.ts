import type { QrStyle } from './style.ts'

/** What fills the foreground: the `fill` value, and the definition it points to if there is one. */
export interface Paint {
  fill: string
  definition: string
}

const ends = {
  horizontal: [0, 0, 1, 0],
  vertical: [0, 0, 0, 1],
  diagonalDown: [0, 0, 1, 1],
  diagonalUp: [0, 1, 1, 0],
} as const

/** The foreground's paint over a code that begins at `offset` and is `span` modules wide. */
export function forePaint(style: QrStyle, offset: number, span: number): Paint {
  const { foreType, foreColor, foreColorTwo, gradientWay } = style
  if (foreType === 'solid' || foreColorTwo === null) return { fill: foreColor, definition: '' }
  const [x1, y1, x2, y2] = ends[gradientWay].map((end) => offset + end * span)
  // The id says all there is to know, so that equal ids on one page mean equal gradients.
  const id = `g${foreColor.slice(1)}${foreColorTwo.slice(1)}${gradientWay}${offset}-${span}`
  const definition =
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
    `<stop stop-color="${foreColor}"/><stop offset="1" stop-color="${foreColorTwo}"/></linearGradient>`
  return { fill: `url(#${id})`, definition }
}

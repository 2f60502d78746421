import { a4 } from '@matai/label'
import type { Shape, ShapeSheet, TextShape } from '@matai/qr'

export interface CalibrationWords {
  title: string
  steps: string[]
  square(side: number): string
}

const ink = '#000000'
/** Rulers begin this far from the corners and are this far from the edge, so that every printer reaches them. */
const inset = 20
const fromEdge = 10
const crossAt = 10

/** Rulers on four sides that count from the paper's own edges, crosses 10 mm from its corners, two squares to measure. */
export function calibrationSheet(
  words: CalibrationWords,
  { offsetX, offsetY }: { offsetX: number; offsetY: number },
): ShapeSheet {
  const { width, height } = a4
  const shapes: Shape[] = [
    stroke(
      [
        ruler(width - 2 * inset, (at, length) => `M${inset + at} ${fromEdge}v${length}`),
        ruler(width - 2 * inset, (at, length) => `M${inset + at} ${height - fromEdge}v${-length}`),
        ruler(height - 2 * inset, (at, length) => `M${fromEdge} ${inset + at}h${length}`),
        ruler(height - 2 * inset, (at, length) => `M${width - fromEdge} ${inset + at}h${-length}`),
      ].join(''),
      0.12,
    ),
    ...numbers(width - 2 * inset).flatMap((at) => [
      text(inset + at, fromEdge + 7, String(inset + at), 2.4),
      text(inset + at, height - fromEdge - 5.4, String(inset + at), 2.4),
    ]),
    ...numbers(height - 2 * inset).flatMap((at) => [
      text(fromEdge + 7, inset + at + 0.8, String(inset + at), 2.4),
      text(width - fromEdge - 7, inset + at + 0.8, String(inset + at), 2.4),
    ]),
    ...[crossAt, width - crossAt].flatMap((x) => [crossAt, height - crossAt].map((y) => cross(x, y))),
    text(width / 2, 38, words.title, 7, { bold: true }),
    ...words.steps.map((step, at) => text(30, 50 + at * 7, `${at + 1}. ${step}`, 3.4, { anchor: 'start' })),
    stroke('M55 90h100v100h-100z', 0.2),
    text(width / 2, 196, words.square(100), 4),
    stroke('M80 210h50v50h-50z', 0.2),
    text(width / 2, 266, words.square(50), 4),
  ]
  return { width, height, shapes: [{ kind: 'group', x: offsetX, y: offsetY, shapes }] }
}

/** Lines every millimetre, longer ones every five and ten. */
function ruler(length: number, line: (at: number, length: number) => string): string {
  return Array.from({ length: length + 1 }, (_, at) => line(at, at % 10 === 0 ? 4 : at % 5 === 0 ? 3 : 1.8)).join('')
}

const numbers = (length: number) => Array.from({ length: Math.floor(length / 10) + 1 }, (_, at) => at * 10)

function cross(x: number, y: number): Shape {
  return stroke(`M${x - 5} ${y}h10M${x} ${y - 5}v10`, 0.15)
}

function stroke(data: string, thickness: number): Shape {
  return { kind: 'stroke', data, colour: ink, thickness }
}

function text(x: number, y: number, words: string, size: number, look: Partial<TextShape> = {}): TextShape {
  return { kind: 'text', x, y, size, text: words, anchor: 'middle', colour: ink, ...look }
}

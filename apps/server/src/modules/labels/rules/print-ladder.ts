import { ladderModules } from '@matai/contract'
import { a4 } from '@matai/label'
import { compose, completeStyle, type QrStyle, type Shape, type ShapeSheet, type TextShape } from '@matai/qr'

export interface LadderWords {
  title: string
  steps: string[]
  /** Names of the styles, in their order. */
  styles: string[]
  step(module: number): string
}

/** What printers blur first: plain squares, soft and single dots, a coloured ink. */
const styles: Partial<QrStyle>[] = [
  {},
  { bodyType: 'soft', eyeType: 'soft' },
  { bodyType: 'dots', eyeType: 'circle' },
  { foreColor: '#0B4A6F' },
]
const [left, top, across, row] = [46, 84, 38, 28]
const ink = '#000000'

/**
 * The same code in modules of growing size and in several styles. Each says its own size when it is scanned, so that one
 * sees which was read; the smallest that is read tells how small codes may be on this printer, paper and phone.
 */
export function ladderSheet(
  words: LadderWords,
  { offsetX, offsetY }: { offsetX: number; offsetY: number },
): ShapeSheet {
  const { width, height } = a4
  const shapes: Shape[] = [
    text(width / 2, 30, words.title, 7, { bold: true }),
    ...words.steps.map((step, at) => text(20, 44 + at * 7, `${at + 1}. ${step}`, 3.4, { anchor: 'start' })),
    ...words.styles.map((name, column) => text(left + column * across + across / 2, top - 6, name, 3.4)),
    ...ladderModules.flatMap((module, at) => [
      text(20, top + at * row + row / 2, words.step(module), 3.6, { anchor: 'start' }),
      ...styles.map((style, column) =>
        rung(`${module} mm ${column + 1}`, module, style, {
          x: left + (column + 0.5) * across,
          y: top + (at + 0.5) * row,
        }),
      ),
    ]),
  ]
  return { width, height, shapes: [{ kind: 'group', x: offsetX, y: offsetY, shapes }] }
}

/** A code around a middle whose modules are so many millimetres wide. */
function rung(content: string, module: number, style: Partial<QrStyle>, middle: { x: number; y: number }): Shape {
  const sheet = compose(content, { ...completeStyle(null), level: 'M', margin: 2, ...style })
  const scale = (module * (sheet.modules + 4)) / sheet.width
  const [x, y] = [middle.x - (sheet.width * scale) / 2, middle.y - (sheet.height * scale) / 2]
  return { kind: 'group', x, y, scale, shapes: sheet.shapes }
}

function text(x: number, y: number, words: string, size: number, look: Partial<TextShape> = {}): TextShape {
  return { kind: 'text', x, y, size, text: words, anchor: 'middle', colour: ink, ...look }
}

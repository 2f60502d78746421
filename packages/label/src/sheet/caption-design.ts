import type { FieldLayer, LabelData, LabelDesign, LabelField, TextLook } from '../design.ts'
import { lineHeight } from '../text/fit-text.ts'
import type { Cell } from './sheet-layout.ts'

/** What stands beside or under a code without a label template. */
export const captionKinds = ['name', 'nameAndNumber', 'none'] as const
export type CaptionKind = (typeof captionKinds)[number]

/** From this ratio on the words stand to the right of the code, which can be larger then. */
const wide = 1.45
/** Names of at least `halved` may shrink to half rather than lose their end, and can still be read. */
const letters = { least: 1.8, most: 4, share: 0.075, halved: 3 }
/** Lines that a name may take under and beside its code. */
const nameLines = { under: 2, beside: 4 }

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The label of a cell: the code in its own style as large as it can be, with its name and number. */
export function captionDesign({ width, height }: Pick<Cell, 'width' | 'height'>, caption: CaptionKind): LabelDesign {
  const padding = Math.min(2, Math.min(width, height) * 0.05)
  const inner = { x: padding, y: padding, width: width - 2 * padding, height: height - 2 * padding }
  const size = Math.min(letters.most, Math.max(letters.least, Math.min(width, height) * letters.share))
  const line = round(size * lineHeight + 0.05)
  const fields: LabelField[] = caption === 'none' ? [] : caption === 'name' ? ['name'] : ['name', 'id']
  const isWide = width >= height * wide && fields.length > 0
  const places = isWide ? beside(inner, line, fields.length, padding) : under(inner, line, fields.length)
  return {
    width,
    height,
    bgColor: '#FFFFFF',
    bgUrl: null,
    layers: [
      { ...layer('code', places.code), type: 'code', style: null },
      ...fields.map((field, at): FieldLayer => {
        const box = places.lines[at] ?? inner
        const isName = field === 'name'
        const look: TextLook = {
          size: isName ? size : round(size * 0.85),
          bold: false,
          color: isName ? '#000000' : '#444444',
          align: isWide ? 'left' : 'center',
          vertical: isWide && isName ? 'bottom' : isWide ? 'top' : 'middle',
          fit: isName && (box.height > line * 1.5 || size >= letters.halved) ? 'wrap' : 'cut',
        }
        return { ...layer(field, box), ...look, type: 'field', field, column: '', prefix: '' }
      }),
    ],
  }
}

function under(inner: Box, line: number, count: number): { code: Box; lines: Box[] } {
  const side = Math.max(1, Math.min(inner.width, inner.height - count * line))
  const spare = inner.height - side - count * line
  const nameHeight = count > 0 && spare >= line * (nameLines.under - 1) ? line * nameLines.under : line
  const used = side + (count > 0 ? nameHeight + (count - 1) * line : 0)
  const top = inner.y + (inner.height - used) / 2
  const code = box(inner.x + (inner.width - side) / 2, top, side, side)
  const name = box(inner.x, top + side, inner.width, nameHeight)
  const number = box(inner.x, top + side + nameHeight, inner.width, line)
  return { code, lines: [name, number].slice(0, count) }
}

function beside(inner: Box, line: number, count: number, gap: number): { code: Box; lines: Box[] } {
  const side = Math.min(inner.height, inner.width * 0.6)
  const x = inner.x + side + gap
  const width = inner.x + inner.width - x
  const nameHeight = Math.min(line * nameLines.beside, inner.height - (count - 1) * line)
  const top = inner.y + (inner.height - nameHeight - (count - 1) * line) / 2
  const code = box(inner.x, inner.y + (inner.height - side) / 2, side, side)
  // The name's lines end in the middle of the label and the number follows them.
  const lines = [box(x, top, width, nameHeight), box(x, top + nameHeight, width, line)]
  return { code, lines: lines.slice(0, count) }
}

const layer = (id: string, place: Box) => ({ id, ...place, rotate: 0, locked: false, group: null })
const box = (x: number, y: number, width: number, height: number): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})
const round = (value: number) => Math.floor(value * 1000) / 1000

/** What a caption is filled with: codes of a batch have a number that says more than their short id. */
export function captionData(data: LabelData): LabelData {
  return data.number === '' ? data : { ...data, id: data.number }
}

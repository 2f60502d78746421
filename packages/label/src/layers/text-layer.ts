import type { TextShape } from '@matai/qr'
import type { FieldLayer, LabelData, TextLayer, TextLook } from '../design.ts'
import { descent, type FittedText, fitText, lineHeight } from '../text/fit-text.ts'
import { withBoxes } from '../text/unprintable.ts'
import type { Box } from './box.ts'
import { round } from './numbers.ts'

/** What a text or field layer says. */
export function textOfLayer(layer: TextLayer | FieldLayer, data: LabelData): string {
  return layer.type === 'text' ? layer.text : layer.prefix + fieldValue(layer, data)
}

function fieldValue({ field, column }: FieldLayer, data: LabelData): string {
  if (field === 'directory') return data.directories.join(' / ')
  if (field === 'column') return Object.hasOwn(data.columns, column) ? (data.columns[column] ?? '') : ''
  return data[field]
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const
const across = { left: 0, center: 0.5, right: 1 } as const
const down = { top: 0, middle: 0.5, bottom: 1 } as const

/** Lines of letters in a box, those that no font has as boxes, and whether something had to be left out. */
export function textShapes(text: string, look: TextLook, box: Box): { shapes: TextShape[]; cut: boolean } {
  const fitted = fitText(withBoxes(text), look, box)
  return { shapes: place(fitted, look, box), cut: fitted.cut }
}

function place({ lines, size }: FittedText, look: TextLook, box: Box): TextShape[] {
  const line = size * lineHeight
  const top = box.y + (box.height - lines.length * line) * down[look.vertical]
  const x = round(box.x + box.width * across[look.align])
  return lines.flatMap((text, at): TextShape[] => {
    if (text.trim() === '') return []
    const y = round(top + (at + 1) * line - descent * size)
    const shape = {
      kind: 'text',
      x,
      y,
      size: round(size),
      text,
      anchor: anchors[look.align],
      colour: look.color,
    } as const
    return [look.bold ? { ...shape, bold: true } : shape]
  })
}

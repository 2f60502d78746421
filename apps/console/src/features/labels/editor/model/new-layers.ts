import type { LabelDesign, LabelField, LabelLayer, TextLook } from '@matai/label'
import { hundredths } from './boxes.ts'

/** What the palette offers. */
export type NewLayer =
  | { type: 'text'; text: string }
  | { type: 'field'; field: LabelField; prefix: string }
  | { type: 'line' }
  | { type: 'rectangle' }
  | { type: 'picture'; fileId: string; ratio: number }
  | { type: 'code' }

export const ink = '#16211D'
/** How far a copy or a second new layer lies from the first, in millimetres. */
const aside = 2

/** A layer of a fitting size in the middle of the label, beside what lies there already. */
export function newLayer(wanted: NewLayer, design: LabelDesign, id: string): LabelLayer {
  const { width, height } = sizeOf(wanted, design)
  let [x, y] = [hundredths((design.width - width) / 2), hundredths((design.height - height) / 2)]
  for (let tries = 0; tries <= design.layers.length; tries++) {
    if (!design.layers.some((layer) => layer.x === x && layer.y === y)) break
    ;[x, y] = [beside(x, width, design.width), beside(y, height, design.height)]
  }
  const place = { id, x, y, width, height, rotate: 0, locked: false, group: null }
  const size = letterSize(design)
  const look: TextLook = { size, bold: false, color: ink, align: 'left', vertical: 'middle', fit: 'wrap' }
  switch (wanted.type) {
    case 'text':
      return { ...place, ...look, ...wanted }
    case 'field':
      return { ...place, ...look, ...wanted, column: '' }
    case 'line':
      return { ...place, ...wanted, color: ink, thickness: 0.5, dash: 'solid' }
    case 'rectangle':
      return { ...place, ...wanted, fill: null, stroke: ink, thickness: 0.5, radius: 0 }
    case 'picture':
      return { ...place, type: 'picture', fileId: wanted.fileId, fit: 'contain' }
    case 'code':
      return { ...place, ...wanted, style: null }
  }
}

/** A little further on, from the edge again where the label ends. */
function beside(at: number, size: number, whole: number): number {
  const next = hundredths(at + aside)
  return next + size <= whole ? next : 0
}

function sizeOf(wanted: NewLayer, { width, height }: LabelDesign): { width: number; height: number } {
  const wide = hundredths(width * 0.6)
  switch (wanted.type) {
    case 'text':
    case 'field':
      return { width: wide, height: hundredths(letterSize({ width, height }) * 1.6) }
    case 'line':
      return { width: wide, height: 1 }
    case 'rectangle':
      return { width: hundredths(width * 0.4), height: hundredths(height * 0.3) }
    case 'picture': {
      const side = Math.min(width, height) * 0.4
      const { ratio } = wanted
      return { width: hundredths(side * Math.min(1, ratio)), height: hundredths(side / Math.max(1, ratio)) }
    }
    case 'code': {
      const side = hundredths(Math.min(width, height) * 0.6)
      return { width: side, height: side }
    }
  }
}

/** Half a millimetre steps, so that the number is easy to say. */
function letterSize({ width, height }: { width: number; height: number }): number {
  return Math.min(10, Math.max(2, Math.round(Math.min(width, height) * 0.16) / 2))
}

/** Copies with ids of their own; groups stay groups, but of their own. `by` moves them aside. */
export function copiesOf(layers: readonly LabelLayer[], newId: () => string, by = aside): LabelLayer[] {
  const groups = new Map<string, string>()
  return layers.map((layer) => {
    const group = layer.group && (groups.get(layer.group) ?? newId())
    if (layer.group && group) groups.set(layer.group, group)
    const moved = { x: hundredths(layer.x + by), y: hundredths(layer.y + by) }
    return { ...layer, ...moved, id: newId(), group, locked: false }
  })
}

export function newLayerId(): string {
  return crypto.randomUUID().slice(0, 8)
}

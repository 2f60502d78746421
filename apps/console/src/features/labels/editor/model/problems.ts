import {
  type LabelData,
  type LabelDesign,
  type LabelLayer,
  type LabelSheet,
  layoutLabel,
  textOfLayer,
  unprintableIn,
} from '@matai/label'
import { type Box, boundsOf, overlap } from './boxes.ts'

/** Smallest module, in millimetres, that phones read from paper at arm's length. */
export const readableModule = 0.33

export type Problem =
  | { kind: 'cut' | 'shrunk' | 'outside' | 'partlyOutside' | 'covered'; id: string }
  | { kind: 'small'; id: string; width: number; needed: number }
  | { kind: 'unprintable'; id: string; letters: string }
  | { kind: 'noCode'; id: null }

/** What a careful person would mend before printing; the code's own faults come first. */
export function problemsOf(design: LabelDesign, data: LabelData, sheet: LabelSheet): Problem[] {
  const label = { x: 0, y: 0, width: design.width, height: design.height }
  const codes = design.layers.filter(({ type }) => type === 'code')
  const found: Problem[] = codes.length === 0 ? [{ kind: 'noCode', id: null }] : []
  for (const { id, width, module } of sheet.codes) {
    const needed = Math.ceil((width / module) * readableModule * 10) / 10
    if (width < needed - 0.05) found.push({ kind: 'small', id, width: Math.round(width * 10) / 10, needed })
  }
  for (const code of codes) if (isCovered(code, design.layers)) found.push({ kind: 'covered', id: code.id })
  for (const layer of design.layers) {
    const bounds = boundsOf(layer)
    if (!overlap(bounds, label)) found.push({ kind: 'outside', id: layer.id })
    else if (!within(bounds, label)) found.push({ kind: 'partlyOutside', id: layer.id })
  }
  for (const layer of design.layers) {
    if (layer.type !== 'text' && layer.type !== 'field') continue
    const letters = unprintableIn(textOfLayer(layer, data))
    if (letters.length > 0) found.push({ kind: 'unprintable', id: layer.id, letters: letters.join(' ') })
  }
  for (const id of sheet.cut) found.push({ kind: 'cut', id })
  for (const layer of design.layers) {
    if (!sheet.cut.includes(layer.id) && isShrunk(layer, design, data)) found.push({ kind: 'shrunk', id: layer.id })
  }
  return found
}

/** Something that is drawn lies over the code. */
function isCovered(code: LabelLayer, layers: readonly LabelLayer[]): boolean {
  const above = layers.slice(layers.indexOf(code) + 1)
  const box = boundsOf(code)
  const bare = { x: box.x + 0.1, y: box.y + 0.1, width: box.width - 0.2, height: box.height - 0.2 }
  return above.some((layer) => overlap(boundsOf(layer), bare) && !isFrameAround(layer, bare))
}

/** A rectangle without a filling, around the code and not across it, covers nothing. */
function isFrameAround(layer: LabelLayer, box: Box): boolean {
  if (layer.type !== 'rectangle' || layer.fill !== null) return false
  if (layer.stroke === null) return true
  const by = layer.thickness
  const inner = { x: layer.x + by, y: layer.y + by, width: layer.width - 2 * by, height: layer.height - 2 * by }
  return layer.rotate % 90 === 0 && within(box, layer.rotate % 180 === 0 ? inner : boundsOf({ ...layer, ...inner }))
}

/** Half a line may hang over: printers leave that out anyway. */
function within(inner: Box, outer: Box): boolean {
  const slack = 0.5
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  )
}

function isShrunk(layer: LabelLayer, design: LabelDesign, data: LabelData): boolean {
  if (layer.type !== 'text' && layer.type !== 'field') return false
  const alone = layoutLabel({ ...design, layers: [{ ...layer, rotate: 0 }] }, data, { code: () => null })
  const set = alone.shapes.find(({ kind }) => kind === 'text')
  return set?.kind === 'text' && set.size < layer.size - 0.01
}

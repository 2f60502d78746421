import { type LabelDesign, type LabelLayer, labelLimits } from '@matai/label'
import { hundredths, type Place } from './boxes.ts'

/** A layer without what makes it another kind of layer. */
export type LayerChange = Readonly<Record<string, unknown>>

const { min: smallest, max: largest } = { min: 0.5, max: labelLimits.side.max }
const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, hundredths(value)))

/** A place that a layer may have. */
export function allowedPlace({ x, y, width, height, rotate }: Place): Place {
  return {
    x: within(x, -largest, largest),
    y: within(y, -largest, largest),
    width: within(width, smallest, largest),
    height: within(height, smallest, largest),
    rotate: (((Math.round(rotate * 10) / 10) % 360) + 360) % 360,
  }
}

/** Changes the layers that may be changed; the same design when nothing differs. */
export function changeLayers(
  design: LabelDesign,
  ids: ReadonlySet<string>,
  change: (layer: LabelLayer) => LayerChange,
  { evenLocked = false } = {},
): LabelDesign {
  let changed = false
  const layers = design.layers.map((layer) => {
    if (!ids.has(layer.id) || (layer.locked && !evenLocked)) return layer
    const wanted = change(layer)
    const fields = Object.entries(wanted).filter(([field, value]) => layer[field as keyof LabelLayer] !== value)
    if (fields.length === 0) return layer
    changed = true
    const next = { ...layer, ...Object.fromEntries(fields) } as LabelLayer // same kind: a change holds no type
    return { ...next, ...allowedPlace(next) }
  })
  return changed ? { ...design, layers } : design
}

/** New layers on top, as many as a label takes. */
export function addLayers(design: LabelDesign, added: readonly LabelLayer[]): LabelDesign {
  const room = labelLimits.layers - design.layers.length
  if (room <= 0 || added.length === 0) return design
  return { ...design, layers: [...design.layers, ...added.slice(0, room)] }
}

export function removeLayers(design: LabelDesign, ids: ReadonlySet<string>): LabelDesign {
  const layers = design.layers.filter(({ id, locked }) => !ids.has(id) || locked)
  return layers.length === design.layers.length ? design : { ...design, layers }
}

/** Changes the label itself; the same design when nothing differs. */
export function changeLabel(design: LabelDesign, change: Partial<Omit<LabelDesign, 'layers'>>): LabelDesign {
  const differs = Object.entries(change).some(([field, value]) => design[field as keyof LabelDesign] !== value)
  return differs ? { ...design, ...change } : design
}

import type { LabelLayer } from '@matai/label'

/** A box in millimetres. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where a gesture put a layer. */
export type Place = Box & Pick<LabelLayer, 'rotate'>

/** Layers keep hundredths of a millimetre: finer than any printer. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/** The upright box around a layer, which may be turned. */
export function boundsOf({ x, y, width, height, rotate }: Place): Box {
  const angle = (rotate * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos]
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

/** The box around several; nothing around nothing. */
export function around(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Layers of a group are one; each other layer is one by itself. */
export function unitsOf(layers: readonly LabelLayer[]): LabelLayer[][] {
  const units = new Map<string, LabelLayer[]>()
  for (const layer of layers) {
    const key = layer.group ? `group ${layer.group}` : `layer ${layer.id}`
    units.set(key, [...(units.get(key) ?? []), layer])
  }
  return [...units.values()]
}

import type { Composed, QrStyle, Shape, ShapeSheet } from '@matai/qr'
import type { CodeLayer, LabelData, LabelDesign } from './design.ts'
import { boxPath } from './layers/box.ts'
import { codeBox } from './layers/code-layer.ts'
import { pictureShape } from './layers/picture-layer.ts'
import { shapesOf } from './layers/shapes-of.ts'

export interface LabelParts {
  /**
   * The live code as `compose()` gives it, or a function for designs whose code layers have styles of their own: it is
   * handed the layer's style, null for the live code's. null draws no code.
   */
  code: Composed | ((style: QrStyle | null) => Composed | null)
  /** Pictures by file id as data URIs; what is missing is left out. */
  pictures?: Readonly<Record<string, string>>
  /** For editors: missing pictures and codes are drawn as light boxes. */
  placeholders?: boolean
}

/** Where a code with its quiet zone and frame lies on a label, before its turn; millimetres. */
export interface CodePlace {
  /** The layer's id. */
  id: string
  x: number
  y: number
  width: number
  height: number
  rotate: number
  /** Side of one module. */
  module: number
}

export interface LabelSheet extends ShapeSheet {
  /** Ids of layers whose text has no room and ends with '…'. */
  cut: readonly string[]
  codes: readonly CodePlace[]
}

/**
 * A label as shapes in millimetres, from its background up; the same in browser and server. Layers may hang over the
 * edge: whoever draws several labels on one sheet cuts them off there.
 */
export function layoutLabel(design: LabelDesign, data: LabelData, parts: LabelParts): LabelSheet {
  const { width, height, bgColor, bgUrl, layers } = design
  const { code, pictures = {}, placeholders = false } = parts
  const codeOf = (layer: CodeLayer) => (typeof code === 'function' ? code(layer.style) : code)
  const all = { x: 0, y: 0, width, height }
  const shapes: Shape[] = [{ kind: 'path', data: boxPath(all), fill: bgColor }]
  const background = bgUrl === null ? undefined : pictures[bgUrl]
  if (background !== undefined) shapes.push(pictureShape(background, 'cover', all))
  const cut: string[] = []
  const codes: CodePlace[] = []
  for (const layer of layers) {
    const drawn = shapesOf(layer, { data, codeOf, pictures, placeholders })
    shapes.push(...drawn.shapes)
    if (drawn.cut) cut.push(layer.id)
    const composed = layer.type === 'code' ? codeOf(layer) : null
    if (composed) {
      const box = codeBox(composed, layer)
      codes.push({ id: layer.id, ...box, rotate: layer.rotate, module: box.width / composed.width })
    }
  }
  return { width, height, shapes, cut, codes }
}

import type { Composed, Shape } from '@matai/qr'
import type { CodeLayer, LabelData, LabelLayer } from '../design.ts'
import type { Box } from './box.ts'
import { codeShape } from './code-layer.ts'
import { lineShapes } from './line-layer.ts'
import { round } from './numbers.ts'
import { pictureShape, placeholderShapes } from './picture-layer.ts'
import { rectangleShapes } from './rectangle-layer.ts'
import { textOfLayer, textShapes } from './text-layer.ts'

/** What the layers of a label are filled with. */
export interface Filling {
  data: LabelData
  codeOf(layer: CodeLayer): Composed | null
  pictures: Readonly<Record<string, string>>
  placeholders: boolean
}

export interface LayerShapes {
  shapes: Shape[]
  /** Its text ends with '…'. */
  cut: boolean
}

/** A layer as shapes: the same for the same input, everywhere. */
export function shapesOf(layer: LabelLayer, filling: Filling): LayerShapes {
  const { x, y, width, height, rotate } = layer
  if (rotate === 0) return upright(layer, { x, y, width, height }, filling)
  const { shapes, cut } = upright(layer, { x: -width / 2, y: -height / 2, width, height }, filling)
  if (shapes.length === 0) return { shapes, cut }
  return { shapes: [{ kind: 'group', x: round(x + width / 2), y: round(y + height / 2), rotate, shapes }], cut }
}

function upright(layer: LabelLayer, box: Box, filling: Filling): LayerShapes {
  switch (layer.type) {
    case 'text':
    case 'field':
      return textShapes(textOfLayer(layer, filling.data), layer, box)
    case 'line':
      return whole(lineShapes(layer, box))
    case 'rectangle':
      return whole(rectangleShapes(layer, box))
    case 'picture': {
      const href = filling.pictures[layer.fileId]
      if (href !== undefined) return whole([pictureShape(href, layer.fit, box)])
      return whole(filling.placeholders ? placeholderShapes(box) : [])
    }
    case 'code': {
      const code = filling.codeOf(layer)
      if (code) return whole([codeShape(code, box)])
      return whole(filling.placeholders ? placeholderShapes(box) : [])
    }
  }
}

const whole = (shapes: Shape[]): LayerShapes => ({ shapes, cut: false })

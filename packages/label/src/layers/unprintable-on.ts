import type { LabelData, LabelDesign } from '../design.ts'
import { unprintableIn } from '../text/unprintable.ts'
import { textOfLayer } from './text-layer.ts'

/** The letters of a label that print as boxes, each once. Costs microseconds. */
export function unprintableOn({ layers }: Pick<LabelDesign, 'layers'>, data: LabelData): string[] {
  const found = layers.flatMap((layer) =>
    layer.type === 'text' || layer.type === 'field' ? unprintableIn(textOfLayer(layer, data)) : [],
  )
  return found.length > 1 ? [...new Set(found)] : found
}

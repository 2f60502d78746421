import type { LabelDesign, LabelLayer } from '../design.ts'
import { type CaptionKind, captionDesign } from './caption-design.ts'
import { labelScale } from './page-shapes.ts'
import type { SheetPaper } from './paper.ts'
import { sheetLayout } from './sheet-layout.ts'

/**
 * What goes on each cell of a paper, as large as it will lie there: a design that shrinks until it fits, or without one
 * the code with a caption. Everything that is read back or shown is this.
 */
export function labelOnPaper(design: LabelDesign | null, caption: CaptionKind, paper: SheetPaper): LabelDesign {
  const [cell = { width: 10, height: 10 }] = sheetLayout(paper).cells
  if (!design) return captionDesign(cell, caption)
  const scale = labelScale(cell, design)
  if (scale === 1) return design
  const { width, height, layers } = design
  return { ...design, width: width * scale, height: height * scale, layers: layers.map((one) => shrink(one, scale)) }
}

function shrink<Layer extends LabelLayer>(layer: Layer, scale: number): Layer {
  return {
    ...layer,
    x: layer.x * scale,
    y: layer.y * scale,
    width: layer.width * scale,
    height: layer.height * scale,
    ...('size' in layer ? { size: layer.size * scale } : {}),
    ...('thickness' in layer ? { thickness: layer.thickness * scale } : {}),
    ...('radius' in layer ? { radius: layer.radius * scale } : {}),
  }
}

import type { GroupShape, Shape, ShapeSheet } from '@matai/qr'
import { cropMarks } from './crop-marks.ts'
import type { SheetPaper } from './paper.ts'
import type { Cell } from './sheet-layout.ts'
import type { SheetPage } from './sheet-pages.ts'

export interface PageLook {
  cropMarks: boolean
  /** Millimetres by which the printer is made up for. */
  offsetX: number
  offsetY: number
}

/** How much a label shrinks to fit its cell; it never grows, so that it has the measures it was designed with. */
export function labelScale(cell: Pick<Cell, 'width' | 'height'>, label: { width: number; height: number }): number {
  return Math.min(1, cell.width / label.width, cell.height / label.height)
}

/** The label in the middle of its cell; what hangs over its edge is cut off. */
export function placeLabel(cell: Cell, label: ShapeSheet): GroupShape {
  const { width, height, shapes } = label
  const scale = labelScale(cell, label)
  const x = cell.x + (cell.width - width * scale) / 2
  const y = cell.y + (cell.height - height * scale) / 2
  return { kind: 'group', x, y, scale, clip: `M0 0h${n(width)}v${n(height)}h${n(-width)}z`, shapes }
}

/** A page of a print as shapes in millimetres; cells whose label is null stay empty. */
export function pageShapes(
  paper: SheetPaper,
  { width, height, cells }: SheetPage,
  labelOf: (index: number) => ShapeSheet | null,
  look: PageLook,
): ShapeSheet {
  const labels = cells.flatMap((cell) => {
    const label = labelOf(cell.index)
    return label ? [placeLabel(cell, label)] : []
  })
  const shapes: Shape[] = [...labels, ...(look.cropMarks ? cropMarks(paper) : [])]
  const moved: Shape[] = [{ kind: 'group', x: look.offsetX, y: look.offsetY, shapes }]
  return { width, height, shapes: look.offsetX === 0 && look.offsetY === 0 ? shapes : moved }
}

const n = (value: number) => String(Math.round(value * 1000) / 1000)

import type { Shape } from '@matai/qr'
import type { RectangleLayer } from '../design.ts'
import { type Box, boxPath, inset } from './box.ts'
import { round } from './numbers.ts'

/** The border lies inside the box, so that what is drawn is as large as the box says. */
export function rectangleShapes({ fill, stroke, thickness, radius }: RectangleLayer, box: Box): Shape[] {
  const shapes: Shape[] = []
  if (fill !== null) shapes.push({ kind: 'path', data: boxPath(box, radius), fill })
  if (stroke === null) return shapes
  const thick = Math.min(thickness, box.width / 2, box.height / 2)
  const middle = boxPath(inset(box, thick / 2), Math.max(0, radius - thick / 2))
  return [...shapes, { kind: 'stroke', data: middle, colour: stroke, thickness: round(thick) }]
}

import type { ImageShape, Shape } from '@matai/qr'
import type { PictureFit } from '../design.ts'
import { type Box, boxPath, inset } from './box.ts'
import { n, round } from './numbers.ts'

const paper = '#EEF1F0'
const ink = '#B4BEB9'
const thin = 0.2

export function pictureShape(href: string, fit: PictureFit, box: Box): ImageShape {
  const { x, y, width, height } = box
  return { kind: 'image', href, x: round(x), y: round(y), width: round(width), height: round(height), fit }
}

/** Where a picture would be: a light box with a cross. */
export function placeholderShapes(box: Box): Shape[] {
  const { x, y, width, height } = box
  const cross = `M${n(x)} ${n(y)}l${n(width)} ${n(height)}M${n(x + width)} ${n(y)}l${n(-width)} ${n(height)}`
  const frame = boxPath(inset(box, thin / 2))
  return [
    { kind: 'path', data: boxPath(box), fill: paper },
    { kind: 'stroke', data: `${frame}${cross}`, colour: ink, thickness: thin },
  ]
}

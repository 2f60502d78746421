import type { Drawing } from '@matai/qr'
import type { Pixels } from '@matai/qr/scan-check'
import { svgAddress } from '../svg-address.ts'

/** The drawing as the pixels that a download has. */
export async function rasterise({ svg, width, height }: Drawing): Promise<Pixels> {
  const picture = new Image(width, height)
  picture.src = svgAddress(svg)
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no 2D canvas')
  context.drawImage(picture, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

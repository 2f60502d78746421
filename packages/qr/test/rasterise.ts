import { Resvg } from '@resvg/resvg-js'
import type { Pixels } from '../src/scan-check/pixels.ts'

export function rasterise(svg: string): Pixels {
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const { buffer, byteOffset, byteLength } = picture.pixels
  return {
    data: new Uint8ClampedArray(buffer, byteOffset, byteLength),
    width: picture.width,
    height: picture.height,
  }
}

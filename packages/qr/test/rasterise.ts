import { Resvg } from '@resvg/resvg-js'
import type { Pixels } from '../src/scan-check/pixels.ts'

export function rasterise(svg: string): Pixels {
  // Looking for the machine's fonts takes longer than all the rest, so only for drawings with text.
  const picture = new Resvg(svg, { font: { loadSystemFonts: svg.includes('<text') } }).render()
  return { data: new Uint8ClampedArray(picture.pixels), width: picture.width, height: picture.height }
}

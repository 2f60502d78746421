import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import type { Pixels } from '../src/scan-check/pixels.ts'

/** The font that browser and server write with. */
export const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
)

export function rasterise(svg: string): Pixels {
  const picture = render(svg)
  return { data: new Uint8ClampedArray(picture.pixels), width: picture.width, height: picture.height }
}

export function rasterisePng(svg: string): Buffer {
  return render(svg).asPng()
}

function render(svg: string) {
  // Reading the font takes longer than all the rest, so only for drawings with text.
  const fonts = svg.includes('<text') ? { fontFiles: [fontFile], defaultFontFamily: 'Noto Sans SC' } : {}
  return new Resvg(svg, { font: { loadSystemFonts: false, ...fonts } }).render()
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { draw, plainPng, type QrStyle, rasterPlan } from '@matai/qr'
import { createDecoder, type Pixels, quickCheck, scanCheck, type ScanVerdict } from '@matai/qr/scan-check'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { fontFamily, fontFile } from './font.ts'

export interface DrawOrder {
  content: string
  style: QrStyle
  /** The picture behind `style.logoUrl` as a data URI. */
  logo?: string | undefined
  format: 'png' | 'svg'
  /** One of many pictures, in a style that passed the whole scan check when it was saved; see quickCheck. */
  quick?: boolean
}

/** A picture that was read back from its own pixels, or why it would not scan. */
export type Drawn = { ok: true; body: Uint8Array<ArrayBuffer>; score: number } | Exclude<ScanVerdict, { ok: true }>

const resolve = createRequire(import.meta.url).resolve
const zxing = readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))
const decoder = createDecoder(new Uint8Array(zxing).buffer)

/** Draws, then reads what was drawn. Takes tens of milliseconds of CPU: run it in the drawing worker. */
export async function render(order: DrawOrder): Promise<Drawn> {
  const { content, style, quick } = order
  const { body, pixels } = await rasterise(order)
  const check = quick ? quickCheck : scanCheck
  const verdict = await check({ pixels, content, style, decode: await decoder })
  return verdict.ok ? { ok: true, body: body(), score: verdict.score } : verdict
}

/** The pixels of a picture, and its file. */
interface Raster {
  pixels: Pixels
  body(): Uint8Array<ArrayBuffer>
}

async function rasterise(order: DrawOrder): Promise<Raster> {
  const { content, style, logo, format } = order
  if (rasterPlan(style) === 'plain' && format === 'png') return rasterisePlain(order)
  const { svg } = draw(content, style, { logo })
  // The font is only read when there is text to set: it costs more than the drawing.
  const fonts = style.embedText.trim() ? { fontFiles: [fontFile], defaultFontFamily: fontFamily } : {}
  const image = new Resvg(svg, { font: { loadSystemFonts: false, ...fonts } }).render()
  const { width, height } = image
  return {
    pixels: { data: new Uint8ClampedArray(image.pixels), width, height },
    body: () => (format === 'svg' ? new TextEncoder().encode(svg) : new Uint8Array(image.asPng())),
  }
}

async function rasterisePlain({ content, style }: DrawOrder): Promise<Raster> {
  const png = plainPng(content, style)
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    pixels: { data: new Uint8ClampedArray(data), width: info.width, height: info.height },
    body: () => png,
  }
}

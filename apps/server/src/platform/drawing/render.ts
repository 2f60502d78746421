import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { draw, plainPng, type QrStyle, rasterPlan } from '@matai/qr'
import { createDecoder, type Pixels, scanCheck, type ScanVerdict } from '@matai/qr/scan-check'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { fontFamily, fontFile } from './font.ts'

export interface DrawOrder {
  content: string
  style: QrStyle
  /** The picture behind `style.logoUrl` as a data URI. */
  logo?: string | undefined
  format: 'png' | 'svg'
}

/** A picture that was read back from its own pixels, or why it would not scan. */
export type Drawn = { ok: true; body: Uint8Array<ArrayBuffer>; score: number } | Exclude<ScanVerdict, { ok: true }>

const resolve = createRequire(import.meta.url).resolve
const zxing = readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))
const decoder = createDecoder(new Uint8Array(zxing).buffer)

/** Draws, then reads what was drawn. Takes tens of milliseconds of CPU: run it in the drawing worker. */
export async function render(order: DrawOrder): Promise<Drawn> {
  const { content, style, format } = order
  const { png, pixels, svg } = await rasterise(order)
  const verdict = await scanCheck({ pixels, content, style, decode: await decoder })
  if (!verdict.ok) return verdict
  return { ok: true, body: format === 'svg' ? new TextEncoder().encode(svg) : png, score: verdict.score }
}

async function rasterise({
  content,
  style,
  logo,
}: DrawOrder): Promise<{ png: Uint8Array<ArrayBuffer>; pixels: Pixels; svg: string }> {
  const { svg } = draw(content, style, { logo })
  if (rasterPlan(style) === 'plain') {
    const png = plainPng(content, style)
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return { svg, png, pixels: { data: new Uint8ClampedArray(data), width: info.width, height: info.height } }
  }
  // The font is only read when there is text to set: it costs more than the drawing.
  const fonts = style.embedText.trim() ? { fontFiles: [fontFile], defaultFontFamily: fontFamily } : {}
  const image = new Resvg(svg, { font: { loadSystemFonts: false, ...fonts } }).render()
  const { width, height } = image
  return {
    svg,
    png: new Uint8Array(image.asPng()),
    pixels: { data: new Uint8ClampedArray(image.pixels), width, height },
  }
}

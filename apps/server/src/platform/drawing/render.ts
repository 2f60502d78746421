import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compose, plainPng, type QrStyle, rasterPlan, type Shape, shapesToSvg, styleLimits } from '@matai/qr'
import {
  createDecoder,
  forgiven,
  judgedDpi,
  type Pixels,
  printProblem,
  quickCheck,
  readsAsIs,
  scanCheck,
  type ScanVerdict,
} from '@matai/qr/scan-check'
import { type RenderedImage, Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { outlined } from '../pdf/outline-text.ts'
import { pixelsAcross, pixelsPerMm, withDensity } from './print-measures.ts'
import { sheetPdf } from './sheet-pdf.ts'

export interface DrawOrder {
  content: string
  style: QrStyle
  /** The picture behind `style.logoUrl` as a data URI. */
  logo?: string | undefined
  /** The picture behind `style.bgUrl` as a data URI. */
  background?: string | undefined
  format: 'png' | 'jpg' | 'svg' | 'pdf'
  /** Width on paper instead of `style.size`; `dpi` is how finely the pixels of a PNG or JPG are drawn; see PrintMeasure. */
  print?: Print | undefined
  /** One of many pictures, in a style that passed the whole scan check when it was saved; see quickCheck. */
  quick?: boolean | undefined
  /** In a style that was saved before: one that is only weak in bad light is drawn all the same. */
  isKept?: boolean | undefined
}

interface Print {
  mm: number
  dpi: number
  ladder?: number | undefined
}

/** A picture that was read back from its own pixels, or why it would not scan. */
export type Drawn = { ok: true; body: Uint8Array<ArrayBuffer>; score: number } | Refused

/** `repair` names what would help: fields of the style, or `mm` and `dpi` of a print. */
interface Refused extends Omit<Exclude<ScanVerdict, { ok: true }>, 'repair'> {
  repair: Record<string, string | number | boolean | null>
}

const resolve = createRequire(import.meta.url).resolve
const zxing = readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))
const decoder = createDecoder(new Uint8Array(zxing).buffer)

/** Draws, then reads what was drawn. Takes tens of milliseconds of CPU: run it in the drawing worker. */
export async function render(order: DrawOrder): Promise<Drawn> {
  const { content, style, print, quick, isKept } = order
  const problem = print && printProblem(content, style, { ...print, dpi: hasPixels(order) ? print.dpi : undefined })
  if (problem) return { ok: false, score: 0, ...problem, reasons: [problem.reason] }
  const { body, pixels } = await rasterise(order)
  const decode = await decoder
  const judged =
    print && pixels.width < judgedWidth(print) ? (await rasterise({ ...order, format: 'svg' })).pixels : pixels
  if (judged !== pixels && !(await readsAsIs(pixels, content, decode))) return unreadable
  const check = quick ? quickCheck : scanCheck
  const drawn = print ? { ...style, size: judged.width } : style
  const judgement = await check({ pixels: judged, content, style: drawn, decode })
  const verdict = isKept ? forgiven(judgement) : judgement
  return verdict.ok ? { ok: true, body: await body(), score: verdict.score } : verdict
}

const unreadable: Refused = { ok: false, score: 0, reasons: ['qr.reasonUnreadable'], params: {}, repair: {} }

const hasPixels = ({ format }: Pick<DrawOrder, 'format'>) => format === 'png' || format === 'jpg'

/**
 * A small print is judged as a printer draws lines, for its shapes are the same; that its own pixels give the text is
 * looked at besides.
 */
const judgedWidth = ({ mm, ladder }: Print) =>
  Math.min(styleLimits.size.max, pixelsAcross({ mm, dpi: judgedDpi({ ladder }) }))

/** The pixels of a picture, and its file. */
interface Raster {
  pixels: Pixels
  body(): Promise<Uint8Array<ArrayBuffer>>
}

async function rasterise(order: DrawOrder): Promise<Raster> {
  const { style, format, print } = order
  if (rasterPlan(style) === 'plain' && format === 'png' && !print) return rasterisePlain(order)
  const { sheet, svgOf, width } = drawing(order)
  const fitTo = { mode: 'width', value: width } as const
  // Letters as in the PDF: a renderer with fonts of its own sets rare ones otherwise.
  const image = new Resvg(svgOf(outlined(sheet.shapes)), { fitTo, font: { loadSystemFonts: false } }).render()
  if (format === 'jpg') return rasteriseJpeg(image, print?.dpi)
  const files: Record<typeof format, () => Promise<Uint8Array<ArrayBuffer>>> = {
    png: async () => withDensity(new Uint8Array(image.asPng()), print?.dpi),
    svg: async () => new TextEncoder().encode(svgOf(sheet.shapes)),
    pdf: () => sheetPdf(sheet, order.content, print?.mm ?? style.size / pixelsPerMm),
  }
  return { pixels: pixelsOf(image), body: files[format] }
}

/** The drawing in its measure, the shapes it is made of, and how many pixels wide it is looked at. */
function drawing({ content, style, logo, background, format, print }: DrawOrder) {
  const pictures = { logo, background }
  const sheet = compose(content, style, pictures)
  const svgIn = (measures: { width: number | string; height: number | string }) => (shapes: readonly Shape[]) =>
    shapesToSvg({ ...sheet, shapes }, measures)
  if (!print) return { sheet, svgOf: svgIn({ width: style.size, height: sheet.pixelHeight }), width: style.size }
  const { mm } = print
  const measures = { width: `${mm}mm`, height: `${round(mm * (sheet.height / sheet.width))}mm` }
  const width = hasPixels({ format }) ? pixelsAcross(print) : judgedWidth(print)
  return { sheet, svgOf: svgIn(measures), width }
}

/** What was compressed is what has to scan. */
async function rasteriseJpeg(image: RenderedImage, dpi: number | undefined): Promise<Raster> {
  const { width, height } = image
  const raw = { raw: { width, height, channels: 4 } } as const
  const jpeg = sharp(image.pixels, raw)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
  const body = new Uint8Array(await (dpi ? jpeg.withMetadata({ density: dpi }) : jpeg).toBuffer())
  const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    pixels: { data: new Uint8ClampedArray(data), width: info.width, height: info.height },
    body: async () => body,
  }
}

async function rasterisePlain({ content, style }: DrawOrder): Promise<Raster> {
  const png = plainPng(content, style)
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    pixels: { data: new Uint8ClampedArray(data), width: info.width, height: info.height },
    body: async () => png,
  }
}

function pixelsOf({ pixels, width, height }: RenderedImage): Pixels {
  return { data: new Uint8ClampedArray(pixels), width, height }
}

function round(mm: number): number {
  return Math.round(mm * 1000) / 1000
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CodePlace, LabelSheet } from '@matai/label'
import { createDecoder, type Pixels, readsAsIs } from '@matai/qr/scan-check'
import { rasteriseSheet } from './raster.ts'

/** How finely a label is looked at: what most office and label printers print better than. */
export const readDpi = 150

const zxing = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
const decoder = createDecoder(new Uint8Array(zxing).buffer)
/** A phone sees something of what lies around a code, too. */
const around = 0.08

/** The codes of a label that do not say `content` in its own pixels. */
export async function unreadCodes(sheet: LabelSheet, content: string, dpi = readDpi): Promise<CodePlace[]> {
  if (sheet.codes.length === 0) return []
  const image = rasteriseSheet(sheet, dpi)
  const pixels = { data: new Uint8ClampedArray(image.pixels), width: image.width, height: image.height }
  const decode = await decoder
  const unread: CodePlace[] = []
  for (const place of sheet.codes) {
    const part = cut(pixels, boundsOf(place), image.width / sheet.width)
    if (!part || !(await readsAsIs(part, content, decode))) unread.push(place)
  }
  return unread
}

interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** What a turned code takes of the label; millimetres. */
export function boundsOf({ x, y, width, height, rotate }: CodePlace): Bounds {
  const angle = (rotate * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const halfAcross = (width * cos + height * sin) / 2
  const halfDown = (width * sin + height * cos) / 2
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return {
    left: middleX - halfAcross,
    top: middleY - halfDown,
    right: middleX + halfAcross,
    bottom: middleY + halfDown,
  }
}

/** The pixels of a place and a little around it; undefined when it lies beside the label. */
function cut({ data, width, height }: Pixels, { left, top, right, bottom }: Bounds, scale: number): Pixels | undefined {
  const more = (right - left) * around
  const fromX = Math.max(0, Math.floor((left - more) * scale))
  const fromY = Math.max(0, Math.floor((top - more) * scale))
  const toX = Math.min(width, Math.ceil((right + more) * scale))
  const toY = Math.min(height, Math.ceil((bottom + more) * scale))
  if (toX <= fromX || toY <= fromY) return undefined
  const part = new Uint8ClampedArray((toX - fromX) * (toY - fromY) * 4)
  for (let y = fromY; y < toY; y++) {
    part.set(data.subarray((y * width + fromX) * 4, (y * width + toX) * 4), (y - fromY) * (toX - fromX) * 4)
  }
  return { data: part, width: toX - fromX, height: toY - fromY }
}

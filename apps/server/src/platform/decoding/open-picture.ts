import { decode } from 'bmp-ts'
import sharp, { type Sharp } from 'sharp'
import { isPngBomb } from '../files/picture/png-bomb.ts'
import { photoFormatOf } from './photo-format.ts'

/** The grey pixels of a picture, one byte each, turned upright. */
export interface Grey {
  data: Uint8Array
  width: number
  height: number
}

/** Pixels as the reader takes them. */
export interface Rgba {
  data: Uint8ClampedArray
  width: number
  height: number
}

export interface Picture {
  /** In brightness. */
  grey: Grey
  /** The darkest of red, green and blue: coloured ink is dark in one of them. */
  ink: Grey
}

// One thread and no cache: what a picture may take is bounded by its pixels.
sharp.cache(false)
sharp.concurrency(1)

/** Most pixels that are read, a photo of the largest phones; they take 200 MB while it is made smaller. */
export const maxPixels = 50_000_000
/** Of a BMP, which is unpacked whole to four bytes a pixel; 20 MB hold as many in 256 colours. */
const maxBmpPixels = 20_000_000
/** Longest side that is worked on: more helps no attempt. */
const longestSide = 2000

/** Throws when the bytes are no JPEG, PNG or BMP, are broken, or have too many pixels. */
export async function openPicture(bytes: Uint8Array): Promise<Picture> {
  const format = await photoFormatOf(bytes)
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!format || isPngBomb(file)) throw new Error('no picture that is read here')
  const opened = format === 'bmp' ? openBmp(file) : sharp(bytes, { limitInputPixels: maxPixels, failOn: 'none' })
  const { data, info } = await opened
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const grey = new Uint8Array(width * height)
  const ink = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at += 1) {
    const red = data[at * channels] ?? 0
    const green = channels < 3 ? red : (data[at * channels + 1] ?? 0)
    const blue = channels < 3 ? red : (data[at * channels + 2] ?? 0)
    grey[at] = (red * 77 + green * 151 + blue * 28) >> 8
    ink[at] = Math.min(red, green, blue)
  }
  return { grey: { data: grey, width, height }, ink: { data: ink, width, height } }
}

function openBmp(bytes: Buffer): Sharp {
  // Before anything is unpacked: the header's own numbers decide how much memory that takes.
  const pixels = Math.abs(bytes.readInt32LE(18)) * Math.abs(bytes.readInt32LE(22))
  if (pixels === 0 || pixels > maxBmpPixels) throw new Error('too many pixels')
  const { data, width, height } = decode(bytes, { toRGBA: true })
  // Formats without transparency leave it at nothing at all.
  for (let at = 3; at < data.length; at += 4) data[at] = 255
  return sharp(data, { raw: { width, height: Math.abs(height), channels: 4 } })
}

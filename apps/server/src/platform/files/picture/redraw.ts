import { readFile, stat } from 'node:fs/promises'
import type { Metadata, OutputInfo } from 'sharp'
import { fail, Failure } from '../../failure.ts'
import { isPngBomb } from './png-bomb.ts'
import { maxPixels, sharp } from './sharp.ts'

export interface Redrawn {
  bytes: Buffer
  mime: 'image/jpeg' | 'image/png' | 'image/webp'
  extension: 'jpg' | 'png' | 'webp'
  width: number
  height: number
}

/** Longest side of a stored picture, in pixels; an animation has many of them. */
const longestSide = 4096
const longestAnimatedSide = 1280
/** Seconds after which a picture that is made to be slow is given up. */
const patience = 25

const formats = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'heif'])

/**
 * Draws a picture again from its pixels: turned upright, without the place and camera in its EXIF, without whatever
 * hides behind its end. Throws `files.imageSize` and `files.imageFormat`.
 */
export async function redraw(path: string): Promise<Redrawn> {
  try {
    if (isPngBomb(await readFile(path))) fail('files.imageFormat')
    const about = await sharp(path, { animated: true, limitInputPixels: maxPixels, failOn: 'error' }).metadata()
    if (!formats.has(about.format)) fail('files.imageFormat')
    if (about.width * about.height > maxPixels) fail('files.imageSize')
    return (about.pages ?? 1) > 1 ? await redrawAnimated(path) : await redrawStill(path, about)
  } catch (error) {
    if (error instanceof Failure) throw error
    const tooLarge = error instanceof Error && /pixel limit|exceeds/i.test(error.message)
    return fail(tooLarge ? 'files.imageSize' : 'files.imageFormat')
  }
}

async function redrawStill(path: string, about: Metadata): Promise<Redrawn> {
  const upright = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: patience })
  const pixels = about.width * about.height
  if (about.format === 'png' && !looksLikePhoto((await stat(path)).size, pixels)) return asPng(upright, about)
  if (!about.hasAlpha) {
    const chromaSubsampling = about.format === 'jpeg' ? '4:2:0' : '4:4:4'
    const drawn = upright.jpeg({ quality: 82, progressive: true, chromaSubsampling })
    return redrawn(await drawn.toBuffer({ resolveWithObject: true }), 'image/jpeg', 'jpg')
  }
  if (about.format === 'gif') return asPng(upright, about)
  const drawn = upright.webp({ quality: 82, effort: 3 })
  return redrawn(await drawn.toBuffer({ resolveWithObject: true }), 'image/webp', 'webp')
}

/** Drawings and screenshots, which lossless compression keeps both sharp and small. */
async function asPng(upright: ReturnType<typeof sharp>, about: Metadata): Promise<Redrawn> {
  const drawn = upright.png({ palette: about.isPalette })
  return redrawn(await drawn.toBuffer({ resolveWithObject: true }), 'image/png', 'png')
}

async function redrawAnimated(path: string): Promise<Redrawn> {
  const drawn = sharp(path, { animated: true, limitInputPixels: maxPixels, failOn: 'error' })
    .resize({ width: longestAnimatedSide, height: longestAnimatedSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: patience })
    .webp({ quality: 80, effort: 2 })
  return redrawn(await drawn.toBuffer({ resolveWithObject: true }), 'image/webp', 'webp')
}

function redrawn(
  { data, info }: { data: Buffer; info: OutputInfo },
  mime: Redrawn['mime'],
  extension: Redrawn['extension'],
): Redrawn {
  // sharp counts the frames of an animation on top of each other.
  return { bytes: data, mime, extension, width: info.width, height: info.pageHeight ?? info.height }
}

/** Photographs need more than a byte for a pixel in PNG, drawings far less. Icons are too small to matter. */
export function looksLikePhoto(bytes: number, pixels: number): boolean {
  return pixels > 250_000 && bytes > pixels
}

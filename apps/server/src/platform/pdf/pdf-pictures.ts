import { createHash } from 'node:crypto'
import type { ImageShape, Shape } from '@matai/qr'
import sharp, { type Metadata } from 'sharp'
import type { PdfInside, PdfObject } from './pdf-inside.ts'

export interface PdfPicture {
  name: string
  width: number
  height: number
  object: PdfObject
}

/** Larger pictures gain nothing on paper: 2,400 dots are 20 cm at 300 dpi. */
const mostPixels = 2_400

export interface PdfPictures {
  /** Puts the pictures of the shapes into the file, each once; to be done before the shapes are written. */
  prepare(shapes: readonly Shape[]): Promise<void>
  find(href: string): PdfPicture
}

export function createPdfPictures(inside: PdfInside): PdfPictures {
  // By the hash of their bytes: the addresses of pictures are long, and a file may have thousands of equal ones.
  const known = new Map<string, PdfPicture>()

  async function add(href: string): Promise<void> {
    const key = keyOf(href)
    if (known.has(key)) return
    const bytes = Buffer.from(href.slice(href.indexOf(',') + 1), 'base64')
    const meta = await sharp(bytes).metadata()
    const isPhoto = meta.format === 'jpeg' && !meta.hasAlpha
    const base = sharp(bytes, { limitInputPixels: 50_000_000 }).rotate()
    const upright = base.resize(mostPixels, mostPixels, { fit: 'inside', withoutEnlargement: true })
    const common = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8 }
    const { data, info } = isAsWritten(meta)
      ? { data: bytes, info: meta }
      : isPhoto
        ? await upright.toColourspace('srgb').jpeg({ quality: 88 }).toBuffer({ resolveWithObject: true })
        : await upright.clone().toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const size = { Width: width, Height: height }
    const object = inside.ref({
      ...common,
      ...size,
      ColorSpace: info.channels === 1 ? 'DeviceGray' : 'DeviceRGB',
      ...(isPhoto ? { Filter: 'DCTDecode' } : {}),
    })
    if (meta.hasAlpha) {
      const alpha = await upright.clone().ensureAlpha().extractChannel(3).raw().toBuffer()
      const mask = inside.ref({ ...common, ...size, ColorSpace: 'DeviceGray' })
      mask.end(alpha)
      object.data.SMask = mask
    }
    object.end(data)
    known.set(key, { name: `P${known.size + 1}`, width, height, object })
  }

  return {
    async prepare(shapes) {
      for (const { href } of imagesOf(shapes)) await add(href)
    },
    find(href) {
      const picture = known.get(keyOf(href))
      if (!picture) throw new Error('a picture was not prepared for the PDF')
      return picture
    },
  }
}

/** A photo that a PDF can hold as it is: upright, of no colours but the screen's, and no larger than paper needs. */
const isAsWritten = ({ format, space, channels, orientation = 1, hasProfile, width, height }: Metadata): boolean =>
  format === 'jpeg' &&
  ((space === 'srgb' && channels === 3) || (space === 'b-w' && channels === 1)) &&
  orientation === 1 &&
  !hasProfile &&
  Math.max(width, height) <= mostPixels

function* imagesOf(shapes: readonly Shape[]): Generator<ImageShape> {
  for (const shape of shapes) {
    if (shape.kind === 'image') yield shape
    else if (shape.kind === 'group') yield* imagesOf(shape.shapes)
  }
}

function keyOf(href: string): string {
  return createHash('sha1').update(href).digest('base64')
}

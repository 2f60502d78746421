import type { Metadata, Sharp } from 'sharp'
import { maxPixels, sharp } from './sharp.ts'

/** Bytes of a photo that is left as it is: drawn anew it would hardly be smaller, and that is all that takes time. */
const lightMax = 128 * 1024
/** How many times larger than asked for such a photo may be. */
const largerMax = 2.5

/**
 * A picture for paper as a data URI, upright and about `side` pixels a side: JPEG where nothing is transparent, because
 * photographs as PNG are ten times as large. First frame of an animation.
 */
export async function printPicture(bytes: Buffer, side: number): Promise<string> {
  const about = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
  const { format, hasAlpha } = about
  if (bytes.length <= lightMax && isPlainPhoto(about) && Math.max(about.width, about.height) <= side * largerMax)
    return asUri('jpeg', bytes)
  const picture = sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  // What was a JPEG has no finer colours to keep.
  if (format === 'jpeg') return asUri('jpeg', await picture.jpeg({ quality: 90 }).toBuffer())
  if (!hasAlpha && format !== 'png') return asUri('jpeg', await asJpeg(picture))
  const png = await picture.png().toBuffer()
  // Looked at when it is small: every pixel of the large one at once takes 64 MB.
  if (format === 'png' || !(await sharp(png).stats()).isOpaque) return asUri('png', png)
  return asUri('jpeg', await asJpeg(sharp(png)))
}

/** Upright, of no colours but the screen's, and nothing said of where it was taken. */
const isPlainPhoto = ({ format, space, channels, hasProfile, exif }: Metadata): boolean =>
  format === 'jpeg' && space === 'srgb' && channels === 3 && !hasProfile && exif === undefined

const asJpeg = (picture: Sharp) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()

function asUri(kind: 'png' | 'jpeg', bytes: Buffer): string {
  return `data:image/${kind};base64,${bytes.toString('base64')}`
}

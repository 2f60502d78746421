import type { Sharp } from 'sharp'
import { maxPixels, sharp } from './sharp.ts'

/**
 * A picture for paper as a data URI, upright and at most `side` pixels a side: JPEG where nothing is transparent,
 * because photographs as PNG are ten times as large. First frame of an animation.
 */
export async function printPicture(bytes: Buffer, side: number): Promise<string> {
  const { format, hasAlpha } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
  const picture = sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  if (!hasAlpha && format !== 'png') return asUri('jpeg', await asJpeg(picture))
  const png = await picture.png().toBuffer()
  // Looked at when it is small: every pixel of the large one at once takes 64 MB.
  if (format === 'png' || !(await sharp(png).stats()).isOpaque) return asUri('png', png)
  return asUri('jpeg', await asJpeg(sharp(png)))
}

const asJpeg = (picture: Sharp) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()

function asUri(kind: 'png' | 'jpeg', bytes: Buffer): string {
  return `data:image/${kind};base64,${bytes.toString('base64')}`
}

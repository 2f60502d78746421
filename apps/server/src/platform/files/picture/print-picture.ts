import { maxPixels, sharp } from './sharp.ts'

/**
 * A picture for paper as a data URI, upright and at most `side` pixels a side: JPEG where nothing is transparent,
 * because photographs as PNG are ten times as large. First frame of an animation.
 */
export async function printPicture(bytes: Buffer, side: number): Promise<string> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const { isOpaque } = await sharp(bytes, { limitInputPixels: maxPixels }).stats()
  const { format } = await sharp(bytes).metadata()
  if (!isOpaque || format === 'png') return asUri('png', await picture.png().toBuffer())
  return asUri('jpeg', await picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer())
}

function asUri(kind: 'png' | 'jpeg', bytes: Buffer): string {
  return `data:image/${kind};base64,${bytes.toString('base64')}`
}

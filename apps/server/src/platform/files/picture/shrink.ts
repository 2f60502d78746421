import { maxPixels, sharp } from './sharp.ts'

/** A WebP of a stored picture, `width` pixels wide; animations stay animated. */
export function shrink(bytes: Buffer, width: number): Promise<Buffer> {
  return sharp(bytes, { animated: true, limitInputPixels: maxPixels })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80, effort: 3 })
    .toBuffer()
}

/** A PNG of at most `side` pixels a side, for programs that read no other format. First frame of an animation. */
export function asSmallPng(bytes: Buffer, side: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: maxPixels })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}

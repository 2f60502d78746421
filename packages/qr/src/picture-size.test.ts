import sharp, { type FormatEnum } from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureSize } from './picture-size.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0B6B5080' } })

async function sizeOf(kind: keyof FormatEnum, picture = blank(1234, 321), options = {}) {
  const bytes = await picture.toFormat(kind, options).toBuffer()
  return pictureSize(`data:image/${kind};base64,${bytes.toString('base64')}`)
}

describe('pictureSize', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('reads the head of a %s', async (kind) => {
    expect(await sizeOf(kind)).toEqual({ width: 1234, height: 321 })
    expect(await sizeOf(kind, blank(3, 700))).toEqual({ width: 3, height: 700 })
  })

  it('reads every kind of WebP, and JPEGs that begin with something else', async () => {
    const size = { width: 1234, height: 321 }
    expect(await sizeOf('webp', blank(1234, 321), { lossless: true })).toEqual(size)
    expect(await sizeOf('webp', blank(1234, 321).removeAlpha())).toEqual(size)
    expect(await sizeOf('webp', blank(1234, 321).withExif({ IFD0: { Copyright: 'x' } }))).toEqual(size)
    expect(await sizeOf('jpeg', blank(1234, 321).withExif({ IFD0: { Copyright: 'x'.repeat(5000) } }))).toEqual(size)
    expect(await sizeOf('jpeg', blank(1234, 321), { progressive: true })).toEqual(size)
  })

  it.each(['data:image/png;base64,iVBORw0KGgo=', 'data:image/jpeg;base64,/9j/4AAC', 'data:image/gif;base64,AAAA', ''])(
    'knows nothing of %s',
    (picture) => expect(pictureSize(picture)).toBeUndefined(),
  )
})

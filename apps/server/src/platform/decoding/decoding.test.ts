import { decode as decodeBmp, encode as encodeBmp } from 'bmp-ts'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createDecoding } from './decoding.ts'
import { decodePhoto } from './decode-photo.ts'
import { type Photo, takePhoto } from './photo.fixture.ts'
import { photoFormatOf } from './photo-format.ts'

// Longer than a visitor would wait: what can be read is asked here, not how fast this machine is.
const patience = 60_000
const [anna, ben] = [1, 2]
const decoding = createDecoding({ patience })
afterAll(() => decoding.close())

/** Taking a photo costs more than reading it: the same one serves every test. */
const taken = new Map<number, Promise<Photo>>()
function photoOf(seed: number): Promise<Photo> {
  const photo = taken.get(seed) ?? takePhoto(seed)
  taken.set(seed, photo)
  return photo
}

describe('decoding', () => {
  // How many of a hundred are read is asked by `npm run bench -- recovery`.
  it.each([1, 2, 3, 4])('reads phone photo %i', async (seed) => {
    const { jpeg, address } = await photoOf(seed)
    expect((await decoding.decode(jpeg, anna))?.texts).toContain(address)
  })

  it('reads what only a later attempt can read, and says so', async () => {
    const { jpeg, address } = await photoOf(34)
    expect(await decodePhoto(jpeg, patience)).toEqual({ texts: [address], repaired: true })
  }, 120_000)

  it('reads jpg, png and bmp by their content, a photo that lies on its side too', async () => {
    const { jpeg, address } = await photoOf(1)
    const small = sharp(jpeg).resize(700)
    const { data, info } = await small.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const turned = Buffer.alloc(data.length)
    for (let at = 0; at < data.length; at += 4) {
      // The writer takes alpha, blue, green, red.
      turned.set([255, data[at + 2] ?? 0, data[at + 1] ?? 0, data[at] ?? 0], at)
    }
    const bmp = encodeBmp({ data: turned, width: info.width, height: info.height, bitPP: 24 }).data
    const sideways = await small.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const pictures = { jpeg: sideways, png: await small.clone().png().toBuffer(), bmp }
    for (const [format, bytes] of Object.entries(pictures)) {
      expect(await photoFormatOf(bytes)).toBe(format)
      expect((await decoding.decode(bytes, anna))?.texts, format).toEqual([address])
    }
    expect(decodeBmp(bmp).width).toBe(700)
  }, 120_000)

  it('takes nothing else for a picture', async () => {
    const { jpeg } = await photoOf(1)
    const others = [sharp(jpeg).webp(), sharp(jpeg).gif()].map((other) => other.toBuffer())
    for (const bytes of [...(await Promise.all(others)), Buffer.from('<svg/>'), Buffer.alloc(0)]) {
      expect(await photoFormatOf(bytes)).toBeUndefined()
    }
  })

  it('finds nothing in a picture without a code, and in one that is broken or too large, and goes on', async () => {
    const empty = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#789' } })
      .jpeg()
      .toBuffer()
    expect(await decoding.decode(empty, anna)).toBeUndefined()
    expect(await decoding.decode(empty.subarray(0, 200), anna)).toBeUndefined()
    const flood = Buffer.alloc(60)
    flood.write('BM')
    flood.writeInt32LE(40, 14)
    flood.writeInt32LE(100_000, 18)
    flood.writeInt32LE(100_000, 22)
    expect(await decoding.decode(flood, anna)).toBeUndefined()
    const { jpeg, address } = await photoOf(2)
    expect((await decoding.decode(jpeg, anna))?.texts).toEqual([address])
  }, 120_000)

  it('gives up in time and refuses when more is asked for than can be read in time', async () => {
    const hasty = createDecoding({ patience: 0 })
    const { jpeg } = await photoOf(3)
    const many = Array.from({ length: 6 }, () => hasty.decode(jpeg, anna))
    // Whoever else comes has his turn, whatever she has waiting.
    const other = hasty.decode(jpeg, ben)
    const asked = await Promise.allSettled(many)
    expect(asked.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected', 'rejected'])
    expect(await other).toBeUndefined()
    expect(asked[0]).toMatchObject({ value: undefined })
    await hasty.close()
  }, 120_000)
})

import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { rasterise } from '../../../test/rasterise.ts'
import { draw } from '../../draw.ts'
import { defaultStyle } from '../../style.ts'
import { type Grey, type Pixels, toGrey, toPixels } from '../pixels.ts'
import { addNoise } from './add-noise.ts'
import { blur, blurRoughly } from './blur.ts'
import { compress } from './compress.ts'
import { darken } from './darken.ts'
import { resample } from './resample.ts'
import { rotate } from './rotate.ts'
import { shrink, shrinkColours } from './shrink.ts'
import { upsideDown } from './upside-down.ts'

const style = { ...defaultStyle, eyeInColor: '#C41E3A', eyeOutColor: '#1677FF', size: 200 }
const pixels = rasterise(draw('http://127.0.0.1:8080/q/AbC23xyz', style).svg)
const grey = toGrey(pixels)

/** How far two pictures are apart, in levels of grey a pixel. */
function distance(one: Grey, other: Grey): number {
  expect([one.width, one.height]).toEqual([other.width, other.height])
  let sum = 0
  for (const [at, value] of one.data.entries()) sum += Math.abs(value - (other.data[at] ?? 0))
  return sum / one.data.length
}

/** The same done by another library. */
async function bySharp(distort: (picture: Sharp) => Promise<Sharp> | Sharp): Promise<Grey> {
  const { data, width, height } = pixels
  const picture = await distort(sharp(data, { raw: { width, height, channels: 4 } }))
  const done = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return toGrey({ data: new Uint8ClampedArray(done.data), width: done.info.width, height: done.info.height })
}

describe('distortions do what another library does', () => {
  it('blur', async () => {
    expect(
      distance(
        blur(grey, 2),
        await bySharp((picture) => picture.blur({ sigma: 2, minAmplitude: 0.01, precision: 'float' })),
      ),
    ).toBeLessThan(3)
    expect(distance(blurRoughly(grey, 2), await bySharp((picture) => picture.blur(2)))).toBeLessThan(0.3)
  })

  it('shrink', async () => {
    const theirs = await bySharp((picture) => picture.resize(120, undefined, { kernel: 'linear' }))
    expect(distance(shrink(grey, 120), theirs)).toBeLessThan(12)
    expect(distance(toGrey(shrinkColours(pixels, 120)), theirs)).toBeLessThan(12)
    for (const width of [60, 120, 121]) {
      expect(distance(resample(grey, width), await bySharp((picture) => picture.resize(width)))).toBeLessThan(1)
    }
  })

  it('compress', async () => {
    const theirs = await bySharp(async (picture) => sharp(await picture.jpeg({ quality: 15 }).toBuffer()))
    expect(distance(compress(pixels, 15), theirs)).toBeLessThan(1)
  })

  it('rotate', async () => {
    const theirs = await bySharp((picture) => picture.rotate(180))
    expect(distance(toGrey(upsideDown(pixels)), theirs)).toBe(0)
    for (const degrees of [15, 100, 350]) {
      const askew = await bySharp((picture) => picture.rotate(degrees, { background: '#fff' }))
      expect(distance(rotate(grey, degrees, 255), askew)).toBeLessThan(0.3)
    }
  })
})

describe('distortions', () => {
  it('leave a picture alone that is small already', () => {
    expect(shrink(grey, 300)).toBe(grey)
    expect(shrinkColours(pixels, 300)).toBe(pixels)
    expect(resample(grey, 300)).toBe(grey)
  })

  it('are the same at every call', () => {
    expect(addNoise(grey, 30)).toEqual(addNoise(grey, 30))
    expect(distance(addNoise(grey, 30), grey)).toBeGreaterThan(5)
  })

  it('darken more and more to the right', () => {
    const white: Grey = { data: new Uint8ClampedArray(100).fill(200), width: 100, height: 1 }
    const { data } = darken(white, 0.5)
    expect([data[0], data[99]]).toEqual([100, 50])
  })

  it('go through colours without loss where there are none', () => {
    const there: Pixels = toPixels(grey)
    expect(distance(toGrey(there), grey)).toBeLessThan(1)
  })
})

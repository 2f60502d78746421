import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { arbitraryContent } from '../../test/arbitrary-style.ts'
import { zxingDecoder } from '../../test/decoders.ts'
import { defaultStyle, levels, rotations, type QrStyle } from '../style.ts'
import { StyleError } from '../style-error.ts'
import { deflateBands } from './deflate-bands.ts'
import { plainPng } from './plain-png.ts'
import { rasterPlan } from './raster-plan.ts'

const address = 'http://127.0.0.1:8080/q/AbC23xyz'

const arbitraryPlainStyle: fc.Arbitrary<QrStyle> = fc
  .record({
    level: fc.constantFrom(...levels),
    rotate: fc.constantFrom(...rotations),
    margin: fc.integer({ min: 1, max: 4 }),
    size: fc.integer({ min: 250, max: 1100 }),
  })
  .map((fields) => ({ ...defaultStyle, ...fields }))

describe('plainPng', () => {
  it('is read by another library and by a decoder', async () => {
    const decode = await zxingDecoder()
    await fc.assert(
      fc.asyncProperty(arbitraryPlainStyle, arbitraryContent, async (style, content) => {
        const { data, info } = await sharp(plainPng(content, style))
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
        expect([info.width, info.height]).toEqual([style.size, style.size])
        expect(await decode({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })).toBe(
          content,
        )
      }),
      { numRuns: 60 },
    )
  })

  it('has the colours of the style and nothing else', async () => {
    const style = { ...defaultStyle, foreColor: '#123456', bgColor: '#FEDCBA' }
    const { data } = await sharp(plainPng(address, style)).raw().toBuffer({ resolveWithObject: true })
    const seen = new Set(
      Array.from({ length: data.length / 3 }, (_, at) => data.subarray(at * 3, at * 3 + 3).toString('hex')),
    )
    expect([...seen].sort()).toEqual(['123456', 'fedcba'])
  })

  it('is small', () => {
    expect(plainPng(address, defaultStyle).length).toBeLessThan(2000)
    expect(plainPng(address, { ...defaultStyle, size: 1000 }).length).toBeLessThan(4000)
  })

  it('refuses what it cannot draw', () => {
    expect(() => plainPng(address, { ...defaultStyle, bodyType: 'dots' })).toThrow(StyleError)
  })
})

describe('deflateBands', () => {
  it('unpacks to the lines it was given', () => {
    const line = fc.uint8Array({ minLength: 3, maxLength: 252 })
    const run = fc
      .tuple(fc.nat(255), fc.integer({ min: 3, max: 252 }))
      .map(([byte, length]) => new Uint8Array(length).fill(byte))
    const band = fc.record({ line: fc.oneof(line, run), times: fc.integer({ min: 1, max: 60 }) })
    fc.assert(
      fc.property(fc.array(band, { maxLength: 20 }), (bands) => {
        const whole = bands.flatMap(({ line, times }) => Array.from({ length: times }, () => Buffer.from(line)))
        expect(inflateSync(deflateBands(bands)).equals(Buffer.concat(whole))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('rasterPlan', () => {
  it.each<[string, Partial<QrStyle>]>([
    ['plain', {}],
    ['plain', { eyeInColor: '#000000', rotate: 90, foreColorTwo: '#FF0000' }],
    ['plain', { foreType: 'gradient', foreColorTwo: null }],
    ['styled', { foreType: 'gradient', foreColorTwo: '#FF0000' }],
    ['styled', { eyeOutColor: '#FF0000' }],
    ['styled', { bodyType: 'round' }],
    ['styled', { eyeType: 'circle' }],
    ['styled', { logoUrl: '/logo.png' }],
    ['styled', { embedText: 'A-01' }],
  ])('is %s for %o', (plan, fields) => {
    expect(rasterPlan({ ...defaultStyle, ...fields })).toBe(plan)
  })
})

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { zxingDecoder } from '../../test/decoders.ts'
import { pngOf } from '../../test/png-of.ts'
import { rasterise } from '../../test/rasterise.ts'
import { draw } from '../draw.ts'
import { bodyTypes, defaultStyle, eyeTypes, type QrStyle } from '../style.ts'
import type { Decode } from './decode.ts'
import { makeReadable } from './make-readable.ts'
import { forgiven, scanCheck, type ScanVerdict } from './scan-check.ts'

const dark = pngOf('<rect width="64" height="64" fill="#102030"/>')
const pale = pngOf('<rect width="64" height="64" fill="#dfe8ff"/><circle cx="20" cy="44" r="18" fill="#ffe0c0"/>')
const content = 'http://127.0.0.1:8080/q/AbC23xyz'
let decode: Decode
// A check reads some thirty pictures, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  decode = await zxingDecoder()
})

function check(fields: Partial<QrStyle>, pixels = rasterise(draw(content, { ...defaultStyle, ...fields }).svg)) {
  return scanCheck({ pixels, content, style: { ...defaultStyle, ...fields }, decode })
}

describe('scanCheck', () => {
  const shapes = [
    ...bodyTypes.map((bodyType) => ({ bodyType, eyeType: 'square' as const })),
    ...eyeTypes.map((eyeType) => ({ bodyType: 'round' as const, eyeType })),
  ]
  it.each(shapes)('accepts $bodyType with $eyeType eyes', async (shape) => {
    expect(await check(shape)).toMatchObject({ ok: true })
  })

  it('scores by what a hard photo leaves, and names what costs most', async () => {
    const sturdy = await check({})
    const delicate = await check({ bodyType: 'horizontal', foreColor: '#0B6B50' })
    expect(sturdy).toMatchObject({ ok: true })
    expect(sturdy.score).toBeGreaterThanOrEqual(85)
    expect(delicate.score).toBeLessThan(sturdy.score - 10)
  })

  it('refuses an ink that a hard photo loses, and keeps its hue', async () => {
    const style = { ...defaultStyle, foreColor: '#FF6900' }
    const verdict = await check(style)
    expect(verdict).toMatchObject({ ok: false, isWeak: true, reasons: ['qr.reasonPaleInk'] })
    expect(verdict.score).toBeLessThan(60)
    const mended = await makeReadable(style, (drawn) => check(drawn))
    if (!mended.ok) return expect.fail('it cannot be mended')
    const { foreColor, ...others } = mended.style
    expect({ ...others, foreColor: style.foreColor }).toEqual(style)
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(foreColor.slice(at, at + 2), 16))
    expect(green / red).toBeCloseTo(0x69 / 0xff, 1)
    expect(blue).toBe(0)
    expect(red).toBeGreaterThan(0x60)
  })

  it('lets what was saved before stay, told that it is weak', async () => {
    expect(forgiven(await check({ foreColor: '#FF6900' }))).toMatchObject({ ok: true, costs: ['qr.reasonPaleInk'] })
    expect(forgiven(await check({ foreColor: '#F4F4F4' }))).toMatchObject({ ok: false })
  })

  it('refuses pixels that give another text', async () => {
    const pixels = rasterise(draw(`${content}z`, defaultStyle).svg)
    expect(await check({}, pixels)).toMatchObject({ ok: false, reasons: ['qr.reasonUnreadable'] })
  })

  it('refuses pixels without a code', async () => {
    const pixels = { data: new Uint8ClampedArray(400 * 400 * 4).fill(255), width: 400, height: 400 }
    expect(await check({}, pixels)).toMatchObject({ ok: false, reasons: ['qr.reasonUnreadable'] })
  })

  it('refuses eyes that are drawn as dots, which no rule knows', async () => {
    const dotted = draw(content, { ...defaultStyle, bodyType: 'dots' }).svg.replace(/<path [^>]*crispEdges[^>]*>/, '')
    expect(await check({ bodyType: 'dots' }, rasterise(dotted))).toMatchObject({ ok: false })
  })

  it('scores what is refused, too: the better it is read, the nearer to 60', async () => {
    const pale = await check({ foreColor: '#7FA8E8' })
    const paler = await check({ foreColor: '#F4F4F4' })
    expect(pale).toMatchObject({ ok: false, reasons: ['qr.reasonLowContrast'] })
    expect(pale.score).toBeLessThan(60)
    expect(paler.score).toBeLessThan(pale.score)
  })

  it('accepts leaf eyes among shapes that melt', async () => {
    expect(await check({ bodyType: 'liquid', eyeType: 'leaf', level: 'M', size: 455 })).toMatchObject({ ok: true })
  })

  it('names the frame that stands too close', async () => {
    const verdict = await check({ frameType: 'badge', margin: 0 })
    expect(verdict).toMatchObject({ ok: false, reasons: ['qr.reasonFrameTight'], repair: { margin: 2 } })
  })

  it('lets a pale picture be hardly faded', async () => {
    const style = { ...defaultStyle, bgUrl: '/pale.png', bgFade: 0 }
    expect(await check(style, rasterise(draw(content, style, { background: pale }).svg))).toMatchObject({ ok: true })
  })

  it('names the picture under the code, and lays paper over it', async () => {
    const style = { ...defaultStyle, bgUrl: '/dark.png', bgFade: 10 }
    const pixels = rasterise(draw(content, style, { background: dark }).svg)
    const verdict = await check(style, pixels)
    expect(verdict).toMatchObject({ ok: false, reasons: ['qr.reasonBackground'], repair: { bgFade: 55 } })
    const drawn = (mended: QrStyle) => check(mended, rasterise(draw(content, mended, { background: dark }).svg))
    expect(await makeReadable(style, drawn)).toMatchObject({ ok: true })
  })
})

describe('makeReadable', () => {
  const mend = (fields: Partial<QrStyle>) => makeReadable({ ...defaultStyle, ...fields }, (style) => check(style))

  it('leaves a style alone that scans', async () => {
    expect(await mend({})).toMatchObject({ ok: true, style: defaultStyle, clicks: 0 })
  })

  it('mends a style with many faults', async () => {
    const mended = await mend({
      bgColor: '#222222',
      foreColor: '#333333',
      eyeInColor: '#FFFFFF',
      size: 100,
      margin: 0,
      frameType: 'badge',
    })
    expect(mended).toMatchObject({ ok: true, style: { frameType: 'badge' } })
  })

  it('goes on from what passes narrowly, and stays there where the next step fails', async () => {
    const narrow = { ok: true as const, score: 60, costs: [], repair: { margin: 4 } }
    const strong = { ok: true as const, score: 80, costs: [] }
    const refused = { ok: false as const, score: 10, reasons: [], params: {}, repair: {} }
    const from = { ...defaultStyle, margin: 2 }
    const going = (next: ScanVerdict) => makeReadable(from, async ({ margin }) => (margin === 4 ? next : narrow))
    expect(await going(strong)).toEqual({ ok: true, style: { ...from, margin: 4 }, score: 80, clicks: 1 })
    expect(await going(refused)).toEqual({ ok: true, style: from, score: 60, clicks: 0 })
  })

  it('gives up on a content that is too long', async () => {
    const long = 'x'.repeat(400)
    const style = { ...defaultStyle, size: 1000 }
    const pixels = rasterise(draw(long, style).svg)
    const mended = await makeReadable(style, () => scanCheck({ pixels, content: long, style, decode }))
    expect(mended).toEqual({ ok: false, reasons: ['qr.reasonContentTooLong'] })
  })
})

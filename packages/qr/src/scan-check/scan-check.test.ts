import { beforeAll, describe, expect, it } from 'vitest'
import { zxingDecoder } from '../../test/decoders.ts'
import { rasterise } from '../../test/rasterise.ts'
import { draw } from '../draw.ts'
import { bodyTypes, defaultStyle, eyeTypes, type QrStyle } from '../style.ts'
import type { Decode } from './decode.ts'
import { makeReadable } from './make-readable.ts'
import { scanCheck } from './scan-check.ts'

const content = 'http://127.0.0.1:8080/q/AbC23xyz'
let decode: Decode

beforeAll(async () => {
  decode = await zxingDecoder()
})

function check(fields: Partial<QrStyle>, pixels = rasterise(draw(content, { ...defaultStyle, ...fields }).svg)) {
  return scanCheck({ pixels, content, style: { ...defaultStyle, ...fields }, decode })
}

describe('scanCheck', () => {
  const shapes = bodyTypes.flatMap((bodyType) => eyeTypes.map((eyeType) => ({ bodyType, eyeType })))
  it.each(shapes)('accepts $bodyType with $eyeType eyes', async (shape) => {
    expect(await check(shape)).toMatchObject({ ok: true })
  })

  it('scores a sturdy code above a delicate one', async () => {
    const sturdy = await check({ level: 'L', margin: 4 })
    const delicate = await check({ bodyType: 'dots', foreColor: '#07C160', size: 300 })
    expect(sturdy.ok && delicate.ok && sturdy.score > delicate.score).toBe(true)
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

  it('asks only the rules about a style that is plainly wrong', async () => {
    const neverAsked: Decode = () => expect.fail('the decoder was asked')
    const style = { ...defaultStyle, foreColor: '#EEEEEE' }
    const pixels = rasterise(draw(content, style).svg)
    const verdict = await scanCheck({ pixels, content, style, decode: neverAsked })
    expect(verdict).toMatchObject({ ok: false, reasons: ['qr.reasonLowContrast'] })
  })
})

describe('makeReadable', () => {
  const render = (style: QrStyle) => rasterise(draw(content, style).svg)

  it('leaves a style alone that scans', async () => {
    expect(await makeReadable({ content, style: defaultStyle, render, decode })).toMatchObject({
      ok: true,
      style: defaultStyle,
    })
  })

  it('mends a style with many faults', async () => {
    const style: QrStyle = {
      ...defaultStyle,
      bgColor: '#222222',
      foreColor: '#333333',
      eyeInColor: '#FFFFFF',
      size: 100,
      margin: 0,
    }
    const readable = await makeReadable({ content, style, render, decode })
    expect(readable).toMatchObject({ ok: true })
  })
})

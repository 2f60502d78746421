import { beforeAll, expect, it, vi } from 'vitest'
import { zxingDecoder } from '../../test/decoders.ts'
import { rasterise } from '../../test/rasterise.ts'
import { draw } from '../draw.ts'
import { defaultStyle, type QrStyle } from '../style.ts'
import type { Decode } from './decode.ts'
import { quickCheck } from './quick-check.ts'
import { scanCheck } from './scan-check.ts'

const content = 'https://qr.example.com/q/AbCd2345'
let decode: Decode
vi.setConfig({ testTimeout: 30_000 })
beforeAll(async () => {
  decode = await zxingDecoder()
})

const pixelsOf = (text: string, style: QrStyle) => rasterise(draw(text, style).svg)

it.each([{}, { bodyType: 'dots' }, { eyeType: 'round', foreColor: '#0A5A3C' }] as Partial<QrStyle>[])(
  'passes %o with one reading by each decoder',
  async (look) => {
    const style = { ...defaultStyle, ...look }
    let readings = 0
    const counted: Decode = (pixels) => {
      readings += 1
      return decode(pixels)
    }
    const verdict = await quickCheck({ pixels: pixelsOf(content, style), content, style, decode: counted })
    expect([verdict.ok, readings]).toEqual([true, 1])
  },
)

it.each([
  ['a style that breaks the rules', content, { foreColor: '#FFFF00' }],
  ['an inverted code', content, { foreColor: '#FFFFFF', bgColor: '#000000' }],
  ['a picture that says something else', 'https://qr.example.com/q/AbCd2346', {}],
] as [string, string, Partial<QrStyle>][])('refuses %s as the whole check does', async (_, drawn, look) => {
  const style = { ...defaultStyle, ...look }
  const question = { pixels: pixelsOf(drawn, style), content, style, decode }
  const verdict = await quickCheck(question)
  expect(verdict.ok).toBe(false)
  expect(verdict).toEqual(await scanCheck(question))
})

import { Resvg } from '@resvg/resvg-js'
import { beforeAll, expect, it } from 'vitest'
import { zxingDecoder } from '../../test/decoders.ts'
import { draw } from '../draw.ts'
import { defaultStyle, type QrStyle } from '../style.ts'
import type { Decode } from './decode.ts'
import { quickCheck } from './quick-check.ts'
import { scanCheck } from './scan-check.ts'

const content = 'https://qr.example.com/q/AbCd2345'
let decode: Decode
beforeAll(async () => {
  decode = await zxingDecoder()
})

function pixelsOf(text: string, style: QrStyle) {
  const image = new Resvg(draw(text, style).svg).render()
  return { data: new Uint8ClampedArray(image.pixels), width: image.width, height: image.height }
}

it.each([{}, { bodyType: 'dots' }, { eyeType: 'round', foreColor: '#0A5A3C' }] as Partial<QrStyle>[])(
  'passes %o with two readings',
  async (look) => {
    const style = { ...defaultStyle, ...look }
    let readings = 0
    const counted: Decode = (pixels) => {
      readings += 1
      return decode(pixels)
    }
    const verdict = await quickCheck({ pixels: pixelsOf(content, style), content, style, decode: counted })
    expect([verdict.ok, readings]).toEqual([true, 2])
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

import { describe, expect, it } from 'vitest'
import { defaultStyle, type QrStyle } from '../style.ts'
import type { ReasonKey } from './reasons.ts'
import { repairFor } from './repair.ts'
import { checkRules, reasonParams } from './rules.ts'

const address = 'http://127.0.0.1:8080/q/AbC23xyz'
const gradientFromLight = { foreType: 'gradient', foreColor: '#EEEEEE', foreColorTwo: '#000000' } as const
/** A code of 45 modules at level H. */
const fineText = 'x'.repeat(64)
const longText = 'x'.repeat(100)
const tooLongText = 'x'.repeat(400)

describe('checkRules', () => {
  it.each<[string, Partial<QrStyle>]>([
    ['black on white', {}],
    ['the green of a chat app', { foreColor: '#07C160' }],
    ['red eyes', { eyeOutColor: '#C41E3A', eyeInColor: '#C41E3A' }],
    ['black on yellow', { bgColor: '#FFD84D' }],
    ['a light second colour that is not in use', { foreColorTwo: '#FFFFFF' }],
    ['sturdy shapes without margin', { eyeType: 'round', bodyType: 'soft', margin: 0 }],
    ['a usual logo', { logoUrl: '/logo.png' }],
    ['a small logo at level M', { logoUrl: '/logo.png', level: 'M', logoSize: 12 }],
  ])('accepts %s', (_, fields) => {
    expect(checkRules(address, { ...defaultStyle, ...fields })).toEqual([])
  })

  it.each<[ReasonKey, string, Partial<QrStyle>, string?]>([
    ['qr.reasonLowContrast', 'yellow on white', { foreColor: '#FFD84D' }],
    ['qr.reasonLowContrast', 'grey on grey', { foreColor: '#777777', bgColor: '#CCCCCC' }],
    ['qr.reasonEyesLight', 'light eyes', { eyeInColor: '#DDDDDD' }],
    ['qr.reasonGradientLight', 'a gradient that ends light', { foreType: 'gradient', foreColorTwo: '#EEEEEE' }],
    ['qr.reasonGradientLight', 'a gradient that begins light', gradientFromLight],
    ['qr.reasonLowContrast', 'a gradient that is light all over', { ...gradientFromLight, foreColorTwo: '#FFEEAA' }],
    ['qr.reasonLowContrast', 'eyes as light as the code', { foreColor: '#FFD84D', eyeInColor: '#FFD84D' }],
    ['qr.reasonInverted', 'white on black', { foreColor: '#FFFFFF', bgColor: '#000000' }],
    ['qr.reasonEyesLight', 'eyes lighter than the background', { eyeOutColor: '#FFFFFF', bgColor: '#FFF8E7' }],
    ['qr.reasonLogoTooLargeHigh', 'a logo of 40 %', { logoUrl: '/logo.png', logoSize: 40 }],
    ['qr.reasonLogoTooLarge', 'a logo of 30 % at level M', { logoUrl: '/logo.png', logoSize: 30, level: 'M' }],
    ['qr.reasonLogoTooLarge', 'a logo at level L', { logoUrl: '/logo.png', level: 'L' }],
    ['qr.reasonMarginTooSmall', 'delicate eyes without margin', { eyeType: 'flower', margin: 0 }],
    ['qr.reasonMarginTooSmall', 'delicate modules without margin', { bodyType: 'star', margin: 0 }],
    ['qr.reasonFrameTight', 'delicate eyes right at a frame', { eyeInType: 'gem', margin: 0, frameType: 'badge' }],
    ['qr.reasonSizeTooSmall', 'a picture of 150 px', { size: 150 }],
    ['qr.reasonSizeTooSmall', 'a frame that leaves the code 200 px', { size: 230, frameType: 'rounded' }],
    ['qr.reasonFrameTooWide', 'a frame around a code as fine as can be', { frameType: 'badge', size: 1000 }, fineText],
    ['qr.reasonTooDense', 'a long text at level H', { size: 1000 }, longText],
    ['qr.reasonContentTooLong', 'a text too long for any level', { size: 1000 }, tooLongText],
  ])('gives %s for %s', (reason, _, fields, content = address) => {
    expect(checkRules(content, { ...defaultStyle, ...fields })).toEqual([reason])
  })

  it('gives every reason at once', () => {
    const style = { ...defaultStyle, foreColor: '#FFD84D', logoUrl: '/logo.png', logoSize: 40, size: 100 }
    expect(checkRules(address, style)).toEqual([
      'qr.reasonLowContrast',
      'qr.reasonLogoTooLargeHigh',
      'qr.reasonSizeTooSmall',
    ])
  })
})

describe('reasonParams', () => {
  it('says how wide a picture must be, and how large a logo may be at the highest level', () => {
    const style: QrStyle = { ...defaultStyle, size: 150, logoUrl: '/logo.png', logoSize: 40 }
    const { least, most } = reasonParams(checkRules(address, style), address, style)
    expect(checkRules(address, { ...style, size: least ?? 0, logoSize: most ?? 0 })).toEqual([])
    expect(checkRules(address, { ...style, size: (least ?? 0) - 1, logoSize: most ?? 0 })).toEqual([
      'qr.reasonSizeTooSmall',
    ])
    expect(most).toBeGreaterThanOrEqual(20)
  })
})

describe('repairFor', () => {
  const repaired = (fields: Partial<QrStyle>, content = address) => {
    const style = { ...defaultStyle, ...fields }
    const repair = repairFor(checkRules(content, style), content, style)
    expect(checkRules(content, { ...style, ...repair })).toEqual([])
    return repair
  }

  it('darkens what is too light and keeps the hue', () => {
    expect(repaired({ foreColor: '#FFD84D' })).toEqual({ foreColor: expect.stringMatching(/^#[0-9a-f]{6}$/) })
    expect(Object.keys(repaired({ eyeInColor: '#DDDDDD' }))).toEqual(['eyeInColor'])
  })

  it('darkens only the end of a gradient that is too light', () => {
    expect(Object.keys(repaired({ foreType: 'gradient', foreColorTwo: '#EEEEEE' }))).toEqual(['foreColorTwo'])
    expect(Object.keys(repaired(gradientFromLight))).toEqual(['foreColor'])
  })

  it('keeps a frame by a coarser code', () => {
    expect(repaired({ frameType: 'badge', size: 1000 }, fineText)).toEqual({ level: 'Q' })
  })

  it('makes a frame thin that no level leaves room for, and takes it away at last', () => {
    const style = { frameType: 'ticket', frameText: '扫一扫', size: 1000 } as const
    expect(repaired(style, 'x'.repeat(120))).toEqual({ level: 'L', frameType: 'line' })
    expect(repaired(style, 'x'.repeat(145))).toEqual({ level: 'L', frameType: 'none' })
  })

  it('lays more paper over a background picture until the code stands out from black, at last without the picture', () => {
    const style = { ...defaultStyle, bgUrl: '/sea.jpg', bgFade: 20 }
    const mend = (fields: Partial<QrStyle>) => repairFor(['qr.reasonBackground'], address, { ...style, ...fields })
    expect(mend({})).toEqual({ bgFade: 55 })
    expect(mend({ bgFade: 90 })).toEqual({ bgUrl: null })
  })

  it('gives delicate eyes and bodies the sturdy shape that is nearest', () => {
    const mend = (reason: ReasonKey, fields: Partial<QrStyle>) =>
      repairFor([reason], address, { ...defaultStyle, ...fields })
    expect(mend('qr.reasonDelicateEyes', { eyeType: 'flower', eyeInType: 'gem' })).toEqual({
      eyeType: 'round',
      eyeInType: null,
    })
    expect(mend('qr.reasonDelicateEyes', { eyeType: 'pixel' })).toEqual({ eyeType: 'square' })
    expect(mend('qr.reasonDelicateBody', { bodyType: 'star' })).toEqual({ bodyType: 'round' })
  })

  it('lightens a background that leaves no room', () => {
    expect(repaired({ foreColor: '#777777', bgColor: '#888888' })).toHaveProperty('bgColor')
  })

  it('turns a light code on dark around', () => {
    expect(repaired({ foreColor: '#FFFFFF', bgColor: '#123456' })).toEqual({ foreColor: '#123456', bgColor: '#FFFFFF' })
  })

  it('raises the level before it shrinks the logo', () => {
    expect(repaired({ logoUrl: '/logo.png', level: 'M', logoSize: 22 })).toEqual({ level: 'H' })
    expect(repaired({ logoUrl: '/logo.png', logoSize: 40 }).logoSize).toBeGreaterThanOrEqual(20)
  })

  it('takes the next size that is offered', () => {
    expect(repaired({ size: 100 })).toEqual({ size: 300 })
  })

  it('lowers the level of a dense code as little as it must', () => {
    expect(repaired({ size: 1000 }, longText)).toEqual({ level: 'M' })
  })

  it('widens a narrow margin along with any other change', () => {
    expect(repaired({ size: 100, margin: 0 })).toEqual({ size: 300, margin: 2 })
  })

  it('has nothing to offer for a content that is too long', () => {
    const style = { ...defaultStyle, foreColor: '#FFD84D', size: 1000 }
    expect(repairFor(checkRules(tooLongText, style), tooLongText, style)).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import { pngOf } from '../../test/png-of.ts'
import { rasterise } from '../../test/rasterise.ts'
import { draw } from '../draw.ts'
import { defaultStyle, type LogoShape, type QrStyle } from '../style.ts'
import { unseenIn } from './unseen.ts'

const content = 'http://127.0.0.1:8080/q/AbC23xyz'

function unseen(changes: Partial<QrStyle>, logo?: string, background?: string) {
  const style = { ...defaultStyle, logoUrl: logo ? '/logo' : null, bgUrl: background ? '/sea' : null, ...changes }
  const { svg } = draw(content, style, { logo, background })
  return unseenIn({ pixels: rasterise(svg), content, style, logo })
}

const filled = (colour: string, size?: [number, number]) =>
  pngOf(`<rect width="900" height="900" fill="${colour}"/>`, size)

describe('what nobody will see', () => {
  it.each<LogoShape>(['square', 'round', 'circle'])('is a white logo on white: %s', (logoShap) => {
    expect(unseen({ logoShap }, filled('#fff'))).toEqual(['logo'])
    expect(unseen({ logoShap, logoShadow: true }, filled('#fffdfa'))).toEqual(['logo'])
    expect(unseen({ logoShap, bgColor: '#FFF7DC' }, filled('#fff7dc'))).toEqual(['logo'])
    expect(unseen({ logoShap }, filled('#06c'))).toEqual([])
    expect(unseen({ logoShap, bgColor: '#FFE08A' }, filled('#fff'))).toEqual([])
  })

  it.each<[string, [number, number]]>([
    ['wide', [400, 80]],
    ['high', [80, 400]],
  ])('looks at the logo and not at the code beside it: %s', (_, size) => {
    expect(unseen({ logoSize: 24 }, filled('#fff', size))).toEqual(['logo'])
    expect(unseen({ logoSize: 24, frameType: 'label', frameText: '扫一扫', margin: 4 }, filled('#fff', size))).toEqual([
      'logo',
    ])
    expect(unseen({ logoSize: 24 }, filled('#c33', size))).toEqual([])
  })

  it('is an empty picture, and not one of a few lines', () => {
    expect(unseen({}, pngOf(''))).toEqual(['logo'])
    expect(unseen({}, pngOf('<path d="M8 32h48" stroke="#c33" stroke-width="3"/>'))).toEqual([])
  })

  it('may show on a background picture', () => {
    expect(unseen({ bgFade: 70 }, filled('#fff'), filled('#88aacc'))).toEqual([])
    expect(unseen({ bgFade: 70, logoShadow: true }, filled('#fff'), filled('#88aacc'))).toEqual(['logo'])
  })

  it.each<[string[], Partial<QrStyle>]>([
    [['text'], { embedText: '3 号', embedTextColor: '#FFFFFF' }],
    [['text'], { embedText: '3 号', embedTextColor: '#FFD84D' }],
    [[], { embedText: '3 号', embedTextColor: '#B42318' }],
    [[], { embedText: ' ', embedTextColor: '#FFFFFF' }],
    [['frame'], { frameType: 'corners', frameColor: '#FFFFFF' }],
    [[], { frameType: 'label', frameColor: '#FFFFFF', frameText: '扫一扫' }],
    [[], { frameType: 'corners', frameColor: '#FFD84D' }],
    [[], { frameType: 'none', frameColor: '#FFFFFF' }],
  ])('is %j of %o', (parts, style) => {
    expect(unseen({ margin: 3, ...style })).toEqual(parts)
  })
})

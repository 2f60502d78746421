import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryContent, arbitraryLogo, arbitraryStyle } from '../test/arbitrary-style.ts'
import { draw } from './draw.ts'
import { defaultStyle, type QrStyle } from './style.ts'
import { StyleError } from './style-error.ts'

const address = 'http://127.0.0.1:8080/q/AbC23xyz'
const picture = 'data:image/png;base64,iVBORw0KGgo='

function refused(style: Partial<Record<keyof QrStyle, unknown>>, content = address): StyleError {
  try {
    // A caller may hand in whatever came over the wire, which no type holds back.
    draw(content, { ...defaultStyle, ...style } as QrStyle)
  } catch (error) {
    if (error instanceof StyleError) return error
  }
  return expect.fail('the style was drawn')
}

describe('draw', () => {
  it('gives the same string for the same input', () => {
    fc.assert(
      fc.property(arbitraryStyle, arbitraryContent, arbitraryLogo, (style, content, logo) => {
        expect(draw(content, { ...style }, { logo })).toEqual(draw(content, style, { logo }))
      }),
    )
  })

  it('uses only what every renderer knows', () => {
    fc.assert(
      fc.property(arbitraryStyle, arbitraryContent, arbitraryLogo, (style, content, logo) => {
        const tags = new Set([...draw(content, style, { logo }).svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag))
        const known = ['svg', 'defs', 'rect', 'path', 'image', 'text', 'linearGradient', 'stop', 'clipPath', 'g']
        expect(known).toEqual(expect.arrayContaining([...tags]))
      }),
    )
  })

  it('tells its measures', () => {
    expect(draw(address, defaultStyle)).toMatchObject({ modules: 33, size: 400, width: 400, height: 400 })
    expect(draw(address, { ...defaultStyle, level: 'L' }).modules).toBe(25)
    expect(draw(address, { ...defaultStyle, embedText: 'A-01', embedTextSize: 40 }).height).toBe(460)
  })

  it('is small', () => {
    expect(draw(address, defaultStyle).svg.length).toBeLessThan(3000)
  })

  it('escapes the text under the code', () => {
    const { svg } = draw(address, { ...defaultStyle, embedText: '<b>"&\u0000\ud800' })
    expect(svg).toContain('>&lt;b&gt;&quot;&amp;\ufffd</text>')
  })

  it('shrinks a long text until it fits', () => {
    const letters = (embedText: string) =>
      Number(/font-size="([\d.]+)"/.exec(draw(address, { ...defaultStyle, embedText }).svg)?.[1])
    expect(letters('消防')).toBe(letters('消防设备'))
    expect(letters('消防设备巡检一号楼三层会议室')).toBeLessThan(letters('消防'))
  })

  it('puts the logo where the modules made room', () => {
    const style = { ...defaultStyle, logoUrl: '/logo.png', logoShap: 'circle' as const }
    const { svg } = draw(address, style, { logo: picture })
    expect(svg).toMatch(/<image x="15.5" y="15.5" width="6" height="6" clip-path="url\(#c\w+\)"/)
    expect(svg.length).toBeLessThan(draw(address, { ...style, logoUrl: null }).svg.length + 400)
  })

  it('paints the eyes in their own colours', () => {
    const { svg } = draw(address, { ...defaultStyle, eyeOutColor: '#112233', eyeInColor: '#445566' })
    expect(svg.match(/fill="#[0-9A-F]+"/gi)).toEqual(
      ['#FFFFFF', '#000000', '#112233', '#445566'].map((c) => `fill="${c}"`),
    )
  })

  it.each([
    ['foreColor', { foreColor: 'red' }],
    ['bgColor', { bgColor: '#fff"/><script>' }],
    ['eyeInColor', { eyeInColor: '#12345' }],
    ['foreColorTwo', { foreColorTwo: 7 }],
    ['bodyType', { bodyType: 'toString' }],
    ['level', { level: 'X' }],
    ['rotate', { rotate: 45 }],
    ['size', { size: 99 }],
    ['size', { size: Number.NaN }],
    ['margin', { margin: 2.5 }],
    ['embedText', { embedText: 'x'.repeat(61) }],
    ['logo', { logoUrl: '/logo.png' }],
  ])('refuses a wrong %s by name', (field, style) => {
    expect(refused(style).field).toBe(field)
  })

  it('refuses contents that no code can hold', () => {
    expect(refused({}, '').field).toBe('content')
    expect(refused({}, 'x'.repeat(1274)).field).toBe('content')
    expect(draw('x'.repeat(1273), defaultStyle).modules).toBe(177)
  })

  it.each([
    'javascript:alert(1)',
    'https://example.com/a.png',
    'data:image/svg+xml;base64,AAAA',
    `${picture}" onload="`,
  ])('refuses %s as a logo', (logo) => {
    expect(() => draw(address, { ...defaultStyle, logoUrl: '/x' }, { logo })).toThrow(StyleError)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryContent, arbitraryLogo, arbitraryStyle } from '../test/arbitrary-style.ts'
import { draw } from './draw.ts'
import { bodyTypes, defaultStyle, type QrStyle } from './style.ts'
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
        expect(draw(content, { ...style }, { logo, background: logo })).toEqual(
          draw(content, style, { logo, background: logo }),
        )
      }),
    )
  })

  it('uses only what every renderer knows', () => {
    fc.assert(
      fc.property(arbitraryStyle, arbitraryContent, arbitraryLogo, (style, content, logo) => {
        const { svg } = draw(content, style, { logo, background: logo })
        const tags = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag))
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

  it.each(bodyTypes)('is small: %s', (bodyType) => {
    const { length } = draw(address, { ...defaultStyle, bodyType }).svg
    expect(length).toBeLessThan(bodyType === 'square' ? 3000 : 31_000)
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

  it('lays a shadow and a plate under the logo, all within the gap', () => {
    const style = { ...defaultStyle, bgColor: '#FFF8EE', logoUrl: '/logo.png', logoShadow: true }
    const { svg } = draw(address, style, { logo: picture })
    const [plate, ...shadow] = [...svg.matchAll(/<path fill="(#\w+)"( opacity="[.\d]+")? d="M([\d.]+) /g)]
      .slice(-6)
      .reverse()
    expect(plate?.slice(1, 3)).toEqual(['#FFF8EE', undefined])
    expect(shadow.map(([, colour]) => colour)).toEqual(['#000000', '#000000', '#000000', '#000000', '#000000'])
    expect(Math.min(...shadow.map(([, , , x]) => Number(x)))).toBeGreaterThanOrEqual(15)
    expect(svg.indexOf('<image')).toBeGreaterThan(svg.lastIndexOf('opacity'))
  })

  it('lays the background over its picture by as much as the style says, and the code over both', () => {
    const style = { ...defaultStyle, bgUrl: '/bg.png', bgFade: 70 }
    const { svg } = draw(address, style, { background: picture })
    expect(svg).toMatch(
      /<image [^>]*preserveAspectRatio="xMidYMid slice"[^>]*\/><path fill="#FFFFFF" opacity=".7" [^>]*\/><path fill="#000000"/,
    )
    const framed = draw(address, { ...style, frameType: 'badge' }, { background: picture }).svg
    expect(framed).toMatch(/<image [^>]*clip-path=/)
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
    ['background', { bgUrl: '/bg.png' }],
    ['bgFade', { bgFade: 91 }],
    ['eyeInType', { eyeInType: 'dots' }],
    ['logoShadow', { logoShadow: 'yes' }],
    ['frameType', { frameType: 'gold' }],
    ['frameColor', { frameColor: 'gold' }],
    ['frameText', { frameText: '扫'.repeat(21) }],
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
  ])('refuses %s as a picture', (logo) => {
    expect(() => draw(address, { ...defaultStyle, logoUrl: '/x' }, { logo })).toThrow(StyleError)
    expect(() => draw(address, { ...defaultStyle, bgUrl: '/x' }, { background: logo })).toThrow(StyleError)
  })
})

import { describe, expect, it } from 'vitest'
import { draw } from './draw.ts'
import { completeStyle, defaultStyle, type QrStyle } from './style.ts'

const address = 'http://127.0.0.1:8080/q/AbC23xyz'

/** As styles were stored before frames, background pictures and eyes of two shapes. */
const stored = {
  bgColor: '#FFF8EE',
  bodyType: 'round',
  embedText: 'A-01',
  embedTextColor: '#16211D',
  embedTextSize: 38,
  eyeInColor: '#B42318',
  eyeOutColor: null,
  eyeType: 'circle',
  foreColor: '#7A3410',
  foreColorTwo: null,
  foreType: 'solid',
  gradientWay: 'horizontal',
  level: 'H',
  logoShap: 'square',
  logoSize: 20,
  logoUrl: null,
  margin: 2,
  rotate: 90,
  size: 400,
} satisfies Partial<QrStyle>

describe('completeStyle', () => {
  it('gives an old style the fields that came later, which change nothing of its picture', () => {
    const style = completeStyle(stored)
    expect(style).toEqual({ ...defaultStyle, ...stored })
    expect(Object.keys(style).sort()).toEqual(Object.keys(defaultStyle).sort())
    const { shapes } = { shapes: draw(address, style).svg.match(/<(path|image|g|text) /g) }
    expect(shapes).toEqual(['<path ', '<path ', '<path ', '<text '])
  })

  it('is the plain style where none was saved', () => {
    expect(completeStyle(null)).toEqual(defaultStyle)
    expect(completeStyle(null)).not.toBe(defaultStyle)
  })

  it('keeps what was saved', () => {
    const saved: QrStyle = { ...defaultStyle, frameType: 'badge', frameText: '扫一扫', eyeInType: 'flower' }
    expect(completeStyle(saved)).toEqual(saved)
  })
})

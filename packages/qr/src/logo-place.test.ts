import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pngOf } from '../test/png-of.ts'
import { draw } from './draw.ts'
import { fitted, logoPlace, lostCodewords } from './logo-place.ts'
import { defaultStyle, type LogoShape } from './style.ts'

const gridSizes = Array.from({ length: 15 }, (_, version) => 21 + 4 * version)
const anyPlace = {
  grid: fc.constantFrom(...gridSizes),
  logoSize: fc.integer({ min: 10, max: 40 }),
  logoShap: fc.constantFrom<LogoShape>('square', 'round'),
  proportions: fc.double({ min: 0.05, max: 20, noNaN: true }),
}

describe('the hole for a logo', () => {
  it('never spoils more than the square would, and shows the picture at least as large', () => {
    fc.assert(
      fc.property(fc.record(anyPlace), ({ grid, proportions, ...style }) => {
        const [square, hole] = [logoPlace(grid, style), logoPlace(grid, style, proportions)]
        expect(lostCodewords(hole)).toBeLessThanOrEqual(lostCodewords(square))
        const [before, after] = [fitted(square, proportions), fitted(hole, proportions)]
        expect(after.width).toBeGreaterThanOrEqual(before.width - 1e-5)
        expect(after.width / after.height).toBeCloseTo(proportions)
      }),
    )
  })

  it('lies in the middle, and beside what a reader needs first', () => {
    fc.assert(
      fc.property(fc.record(anyPlace), ({ grid, proportions, ...style }) => {
        const square = logoPlace(grid, style)
        const { left, top, width, height } = logoPlace(grid, style, proportions)
        expect([left * 2 + width, top * 2 + height]).toEqual([grid, grid])
        expect([left % 1, top % 1]).toEqual([0, 0])
        if (width > square.width) expect(left).toBeGreaterThanOrEqual(9)
        if (height > square.height) expect(top).toBeGreaterThanOrEqual(9)
      }),
    )
  })

  it.each([
    [1, [7, 7]],
    [1.5, [7, 5]],
    [2, [9, 5]],
    [5, [11, 3]],
    [0.5, [5, 9]],
  ])('follows a picture of %s', (proportions, sides) => {
    const { width, height } = logoPlace(33, { logoSize: 20, logoShap: 'round' }, proportions)
    expect([width, height]).toEqual(sides)
  })

  it('stays square for a circle', () => {
    expect(logoPlace(33, { logoSize: 20, logoShap: 'circle' }, 4)).toMatchObject({ width: 7, height: 7 })
  })

  it.each<LogoShape>(['square', 'round'])('is drawn around the picture, with its plate: %s', (logoShap) => {
    const logo = pngOf('<rect width="160" height="80"/>', [160, 80])
    const style = { ...defaultStyle, logoUrl: '/logo.png', logoShap, logoShadow: true }
    const { svg } = draw('http://127.0.0.1:8080/q/AbC23xyz', style, { logo })
    expect(svg).toContain('<image x="14.5" y="16.5" width="8" height="4"')
    expect(svg.includes('clip-path')).toBe(logoShap === 'round')
    const plate = { square: 'M14.5 16.5h8v4h-8v-4z', round: 'M15.22 16.5h6.56' }[logoShap as 'square' | 'round']
    expect(svg).toContain(`<path fill="#FFFFFF" d="${plate}`)
  })
})

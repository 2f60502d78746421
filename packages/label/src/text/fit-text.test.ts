import { describe, expect, it } from 'vitest'
import { setReach } from '../../test/set-width.ts'
import { descent, fitText, lineHeight } from './fit-text.ts'

const look = { size: 5, bold: false, fit: 'wrap' } as const

describe('fitText', () => {
  it('keeps the size that was asked for as long as there is room, and breaks the text', () => {
    expect(fitText('消防栓', look, { width: 30, height: 7 })).toEqual({ size: 5, lines: ['消防栓'], cut: false })
    const two = fitText('地下二层车库消防栓', look, { width: 26, height: 13 })
    expect(two).toEqual({ size: 5, lines: ['地下二层车', '库消防栓'], cut: false })
  })

  it('shrinks when lines do not help any more, and at last cuts', () => {
    const shrunk = fitText('地下二层车库消防栓三号', look, { width: 26, height: 10 })
    expect(shrunk).toMatchObject({ cut: false, lines: ['地下二层车库', '消防栓三号'] })
    expect(shrunk.size).toBeGreaterThan(3.8)
    expect(shrunk.size).toBeLessThan(5)
    const cut = fitText('地下二层车库消防栓三号'.repeat(9), look, { width: 26, height: 10 })
    expect(cut).toMatchObject({ size: 2.5, cut: true })
    expect(cut.lines.at(-1)).toMatch(/…$/)
    expect(cut.lines).toHaveLength(3)
  })

  it('becomes smaller rather than breaking a word', () => {
    const { lines, size } = fitText('Extinguisher', look, { width: 24, height: 20 })
    expect(lines).toEqual(['Extinguisher'])
    expect(size).toBeLessThan(5)
  })

  it('keeps breaks of the text, empty lines too', () => {
    expect(fitText('甲\r\n\r\n乙', look, { width: 30, height: 40 }).lines).toEqual(['甲', '', '乙'])
  })

  it('shrinks without breaking when asked to, and cuts at its size when asked to', () => {
    const long = '地下二层车库消防栓'
    const shrunk = fitText(long, { ...look, fit: 'shrink' }, { width: 18, height: 10 })
    expect(shrunk.lines).toEqual([long])
    expect(shrunk.size).toBeCloseTo(2, 1)
    const cut = fitText(long, { ...look, fit: 'cut' }, { width: 26, height: 10 })
    expect(cut).toEqual({ size: 5, lines: ['地下二层…'], cut: true })
  })

  it('draws nothing where not even the ellipsis has room, and nothing for nothing', () => {
    expect(fitText('消防栓', { ...look, fit: 'cut' }, { width: 2, height: 10 })).toMatchObject({ lines: [], cut: true })
    expect(fitText(' \n'.trim(), look, { width: 20, height: 10 })).toMatchObject({ lines: [], cut: false })
  })

  it('leaves a line room for the letters of Chinese and Latin', () => {
    for (const bold of [false, true]) {
      const { above, below } = setReach('国鬱灣gjpyQçÅÀÑ()[]{}|§@$', bold)
      expect(below).toBeLessThanOrEqual(descent)
      expect(above).toBeLessThanOrEqual(lineHeight - descent)
    }
  })
})

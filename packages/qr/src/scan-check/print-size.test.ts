import { describe, expect, it } from 'vitest'
import { defaultStyle, type QrStyle } from '../style.ts'
import { judgedDpi, leastPrint, printProblem } from './print-size.ts'

/** 37 modules at level H, 41 with the margin. */
const address = 'https://code.example.com/q/Zk9mPqR4Ab3'

const problem = (mm: number, dpi?: number, style: Partial<QrStyle> = {}) =>
  printProblem(address, { ...defaultStyle, ...style }, { mm, dpi })

describe('printProblem', () => {
  it.each([11, 15, 18, 20, 22])('lets %d mm be printed at 300 dpi and in lines', (mm) => {
    expect([problem(mm, 300), problem(mm)]).toEqual([undefined, undefined])
  })

  it.each([16, 25, 28, 32])('lets %d mm be printed on a label printer of 203 dpi', (mm) => {
    expect(problem(mm, 203)).toBeUndefined()
  })

  it('names dots and millimetres where lines would be fine enough', () => {
    expect(problem(14, 203)).toEqual({
      reason: 'qr.reasonPrintTooCoarse',
      params: { mm: 14, dpi: 203, least: 15.5, lines: 10.5 },
      repair: { dpi: 300 },
    })
    expect(problem(14, 300)).toBeUndefined()
  })

  it('names the width, and the level where a lower one helps', () => {
    expect(problem(10, 300)).toEqual({
      reason: 'qr.reasonPrintTooSmallHigh',
      params: { mm: 10, least: 10.5, lines: 10.5 },
      repair: { mm: 10.5 },
    })
    expect(problem(8, undefined, { level: 'M' })).toMatchObject({ reason: 'qr.reasonPrintTooSmall' })
  })

  it('follows what somebody read from the printer’s ladder, up and down', () => {
    const at = (mm: number, ladder: number, dpi?: number) =>
      printProblem(address, defaultStyle, { mm, ladder, dpi })?.params.least
    expect([at(10.5, 0.25), at(10.5, 0.4), at(16.5, 0.4), at(8.5, 0.2)]).toEqual([
      undefined,
      16.5,
      undefined,
      undefined,
    ])
    // Dots of a picture are not of the printer's making.
    expect(at(8.5, 0.2, 300)).toBe(10.5)
    expect([judgedDpi({}), judgedDpi({ ladder: 0.4 }), judgedDpi({ ladder: 0.2 })]).toEqual([661, 661, 827])
  })

  it('counts the frame', () => {
    const framed: QrStyle = { ...defaultStyle, frameType: 'ticket' }
    expect(leastPrint(address, framed)).toBeGreaterThan(leastPrint(address, defaultStyle))
  })
})

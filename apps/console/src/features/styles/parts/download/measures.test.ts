import { completeStyle } from '@matai/qr'
import { describe, expect, it } from 'vitest'
import { enlarged, judgedAt, pixelsOf, printProblemAt, styleAt } from './measures.ts'

describe('measures of a download', () => {
  it('are pixels, or millimetres at a resolution', () => {
    expect(pixelsOf({ size: 400 })).toBe(400)
    expect(pixelsOf({ mm: 25.4, dpi: 300 })).toBe(300)
  })

  it('are judged as large as they will be, within what can be drawn', () => {
    const sizeAt = (mm: number, dpi: number) => styleAt(completeStyle(null), pixelsOf({ mm, dpi })).size
    expect([sizeAt(40, 300), sizeAt(10, 72), sizeAt(300, 300)]).toEqual([472, 100, 2000])
  })

  it('on paper are judged by their millimetres, as finely as printers draw', () => {
    expect(judgedAt({ size: 300 }, 'pdf')).toEqual({ size: 300 })
    for (const format of ['pdf', 'jpg'] as const) {
      expect(pixelsOf(judgedAt({ mm: 20, dpi: 72 }, format))).toBeGreaterThan(390)
    }
  })

  it('on paper are refused with dots and millimetres', () => {
    const at = (mm: number, format: 'png' | 'pdf') =>
      printProblemAt('https://code.example.com/q/Zk9mPqR4', completeStyle(null), { mm, dpi: 150 }, format)
    expect(at(15, 'png')).toMatchObject({ reason: 'qr.reasonPrintTooCoarse', params: { mm: 15, dpi: 150 } })
    expect(at(15, 'pdf')).toBeUndefined()
    expect(at(40, 'png')).toBeUndefined()
  })

  it('in pixels grow to what a repair asks for and never shrink', () => {
    expect(enlarged({ size: 300 }, 400)).toEqual({ size: 400 })
    expect(enlarged({ size: 500 }, 400)).toEqual({ size: 500 })
    expect(enlarged({ mm: 10, dpi: 72 }, 300)).toEqual({ mm: 10, dpi: 72 })
  })
})

import { completeStyle } from '@matai/qr'
import { describe, expect, it } from 'vitest'
import { enlarged, judgedAt, pixelsOf, styleAt } from './measures.ts'

describe('measures of a download', () => {
  it('are pixels, or millimetres at a resolution', () => {
    expect(pixelsOf({ size: 400 })).toBe(400)
    expect(pixelsOf({ mm: 25.4, dpi: 300 })).toBe(300)
  })

  it('are judged as large as they will be, within what can be drawn', () => {
    const sizeAt = (mm: number, dpi: number) => styleAt(completeStyle(null), pixelsOf({ mm, dpi })).size
    expect([sizeAt(40, 300), sizeAt(10, 72), sizeAt(300, 300)]).toEqual([472, 100, 2000])
  })

  it('in lines are judged by their millimetres', () => {
    expect(judgedAt({ mm: 20, dpi: 72 }, 'jpg')).toEqual({ mm: 20, dpi: 72 })
    expect(judgedAt({ size: 300 }, 'pdf')).toEqual({ size: 300 })
    expect(pixelsOf(judgedAt({ mm: 20, dpi: 72 }, 'pdf'))).toBeGreaterThan(390)
  })

  it('grow to what a repair asks for and never shrink', () => {
    expect(enlarged({ size: 300 }, 400)).toEqual({ size: 400 })
    expect(enlarged({ size: 500 }, 400)).toEqual({ size: 500 })
    const { mm, dpi } = enlarged({ mm: 10, dpi: 72 }, 300) as { mm: number; dpi: number }
    expect(pixelsOf({ mm, dpi })).toBeGreaterThanOrEqual(300)
    expect(enlarged({ mm: 10, dpi: 72 }, 1_000_000)).toEqual({ mm: 300, dpi: 72 })
  })
})

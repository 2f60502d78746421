import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviseDistance, adviseSize, pixelsFor } from './size-advice.ts'

const anyCode = fc.record({ modules: fc.integer({ min: 0, max: 39 }).map((step) => 21 + 4 * step), margin: fc.nat(4) })
const printings = fc.constantFrom('phone' as const, 'thermal' as const)

describe('adviseSize', () => {
  it('asks for a tenth of the distance, and the margin on top', () => {
    expect(adviseSize({ modules: 33, margin: 0, distance: 1000 })).toBe(100)
    expect(adviseSize({ modules: 25, margin: 2, distance: 1000 })).toBe(116)
  })

  it('never makes modules that cannot be printed', () => {
    expect(adviseSize({ modules: 33, margin: 2, distance: 50 })).toBe(12.3)
    expect(adviseSize({ modules: 33, margin: 2, distance: 50 }, 'thermal')).toBe(14.8)
  })

  it('gives back at least the distance it was asked for', () => {
    fc.assert(
      fc.property(anyCode, fc.integer({ min: 10, max: 20_000 }), printings, (code, distance, printing) => {
        const width = adviseSize({ ...code, distance }, printing)
        expect(adviseDistance({ ...code, width }, printing)).toBeGreaterThanOrEqual(distance)
      }),
    )
  })
})

describe('adviseDistance', () => {
  it('is ten times the code without its margin', () => {
    expect(adviseDistance({ modules: 33, margin: 0, width: 30 })).toBe(300)
    expect(adviseDistance({ modules: 25, margin: 2, width: 29 })).toBe(250)
  })

  it('is none for modules that are too small, which a label printer reaches sooner', () => {
    expect(adviseDistance({ modules: 33, margin: 2, width: 12 })).toBe(0)
    expect(adviseDistance({ modules: 33, margin: 2, width: 13 })).toBeGreaterThan(0)
    expect(adviseDistance({ modules: 33, margin: 2, width: 13 }, 'thermal')).toBe(0)
  })
})

describe('pixelsFor', () => {
  it.each([
    [25.4, 300, 300],
    [50, 203, 400],
    [100, 300, 1181],
  ])('%d mm at %d dpi are %d pixels', (width, dpi, pixels) => {
    expect(pixelsFor({ width, dpi })).toBe(pixels)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pagesOf, paper, perPageChoices, sheetLayout } from './sheet-layout.ts'

describe('a sheet', () => {
  it.each(perPageChoices)('holds %i codes inside the paper, each inside its cell with its text', (perPage) => {
    for (const lines of [0, 1, 2]) {
      const { columns, rows, cellWidth, cellHeight, codeWidth, margin } = sheetLayout(perPage, lines)
      expect(columns * rows).toBe(perPage)
      expect(columns * cellWidth + 2 * margin).toBeCloseTo(paper.width)
      expect(rows * cellHeight + 2 * margin).toBeCloseTo(paper.height)
      expect(codeWidth).toBeLessThanOrEqual(cellWidth)
      expect(codeWidth + lines * 4.5).toBeLessThanOrEqual(cellHeight)
      // Below 15 mm a phone has to come too close.
      expect(codeWidth).toBeGreaterThanOrEqual(15)
    }
  })

  it('loses no code and doubles none, wherever it starts', () => {
    const sizes = fc.constantFrom(...perPageChoices)
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { maxLength: 200 }),
        sizes,
        fc.integer({ min: 1, max: 80 }),
        (ids, perPage, start) => {
          const pages = pagesOf(ids, perPage, start)
          expect(pages.flat().filter((cell) => cell !== null)).toEqual(ids)
          expect(pages.every((page) => page.length <= perPage)).toBe(true)
          if (ids.length > 0) expect(pages[0]?.findIndex((cell) => cell !== null)).toBe(Math.min(start, perPage) - 1)
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryText } from '../../test/arbitrary-text.ts'
import { setWidth } from '../../test/set-width.ts'
import { textFits } from '../design.ts'
import { cleanLines } from './clean-text.ts'
import { fitText, lineHeight } from './fit-text.ts'
import { clustersOf, widthOf } from './measure.ts'

const runs = { numRuns: Number(process.env.LABEL_RUNS ?? 400), seed: Number(process.env.LABEL_SEED ?? 7) }
const arbitraryLook = fc.record({
  size: fc.double({ min: 1, max: 40, noNaN: true }),
  bold: fc.boolean(),
  fit: fc.constantFrom(...textFits),
})
const arbitraryBox = fc.record({
  width: fc.double({ min: 0.5, max: 160, noNaN: true }),
  height: fc.double({ min: 0.5, max: 60, noNaN: true }),
})
const arbitraryCase = fc.tuple(arbitraryText, arbitraryLook, arbitraryBox)

describe('text', () => {
  it('is never wider in the font than the table says', () => {
    fc.assert(
      fc.property(arbitraryText, fc.boolean(), (text, bold) => {
        for (const line of cleanLines(text)) {
          expect(widthOf(line, bold)).toBeGreaterThanOrEqual(setWidth(line, bold) - 1e-6)
        }
      }),
      runs,
    )
  })

  it('never leaves its box, in no fit', () => {
    fc.assert(
      fc.property(arbitraryCase, ([text, look, box]) => {
        const { lines, size } = fitText(text, look, box)
        expect(lines.length * size * lineHeight).toBeLessThanOrEqual(box.height + 1e-6)
        for (const line of lines) expect(setWidth(line, look.bold) * size).toBeLessThanOrEqual(box.width + 1e-6)
        expect(size).toBeLessThanOrEqual(look.size)
      }),
      runs,
    )
  })

  it('keeps every letter in its order, or says that it was cut and ends with the ellipsis', () => {
    fc.assert(
      fc.property(arbitraryCase, ([text, look, box]) => {
        const { lines, cut } = fitText(text, look, box)
        const told = lines.join('').replaceAll(' ', '')
        if (cut) expect(lines.length === 0 || lines.some((line) => line.endsWith('…'))).toBe(true)
        else expect(told).toBe(cleanLines(text).join('').replaceAll(' ', ''))
      }),
      runs,
    )
  })

  it('is never split inside a letter with marks or an emoji', () => {
    fc.assert(
      fc.property(arbitraryCase, ([text, look, box]) => {
        const whole = cleanLines(text).flatMap((line) => clustersOf(line, false).map((cluster) => cluster.text))
        const parts = fitText(text, look, box).lines.flatMap((line) => clustersOf(line, false).map((one) => one.text))
        for (const part of parts) expect([...whole, '…']).toContain(part)
      }),
      runs,
    )
  })

  it('gives the same lines for the same text', () => {
    fc.assert(
      fc.property(arbitraryCase, ([text, look, box]) => {
        expect(fitText(text, { ...look }, { ...box })).toEqual(fitText(text, look, box))
      }),
      runs,
    )
  })
})

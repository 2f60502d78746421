import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, type PagePalette, pagePalettes, pageThemes } from './page-theme.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

function expectReadable({ paper, sheet, soft, ink, quiet, accent, press }: PagePalette) {
  for (const ground of [paper, sheet, soft]) {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7)
    expect(contrast(quiet, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast('#ffffff', press)).toBeGreaterThanOrEqual(4.5)
}

it('knows the contrast of colours', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('keeps text readable with whatever colour an owner takes, in light and dark', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pageThemes), colour, (theme, chosen) => {
      const { light, dark } = pagePalettes(theme, chosen)
      expectReadable(light)
      expectReadable(dark)
    }),
    { numRuns: 300 },
  )
})

it('takes ours where there is no colour, and leaves alone what can be read', () => {
  expect(pagePalettes('plain', '').light.accent).toBe('#0b7a5b')
  expect(pagePalettes('white', 'red')).toEqual(pagePalettes('white', ''))
  expect(pagePalettes('white', '#175cd3').light.accent).toBe('#175cd3')
})

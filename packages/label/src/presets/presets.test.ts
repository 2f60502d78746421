import { createTranslator, languages } from '@matai/i18n'
import { compose, defaultStyle } from '@matai/qr'
import { describe, expect, it } from 'vitest'
import { exampleData } from '../../test/example-label.ts'
import { labelSizes } from '../design.ts'
import { layoutLabel } from '../layout-label.ts'
import { labelPresets } from './presets.ts'

const address = 'http://192.168.100.200:8080/q/AbC23xyz'
const code = compose(address, defaultStyle)
/** Wide enough for phones and for printers of 203 dpi. */
const leastModule = 0.4

describe.each(languages)('our own labels in %s', (language) => {
  const say = createTranslator(language)

  it.each(labelPresets.map((preset) => [preset.key, preset] as const))('%s', (_, { name, make }) => {
    const design = make(say)
    expect(say(name)).not.toBe(name)
    expect(Object.values(labelSizes)).toContainEqual({ width: design.width, height: design.height })
    expect(new Set(design.layers.map(({ id }) => id)).size).toBe(design.layers.length)

    const { codes, cut } = layoutLabel(design, { ...exampleData, address }, { code })
    expect(cut).toEqual([])
    expect(codes).toHaveLength(1)
    for (const { module, x, y, width, height } of codes) {
      expect(module).toBeGreaterThan(leastModule)
      const over = design.layers.slice(design.layers.findIndex(({ type }) => type === 'code') + 1)
      const touching = over.filter(
        (layer) =>
          layer.rotate === 0 &&
          layer.x < x + width &&
          layer.x + layer.width > x &&
          layer.y < y + height &&
          layer.y + layer.height > y,
      )
      expect(touching).toEqual([])
    }
    for (const layer of design.layers.filter(({ rotate }) => rotate === 0)) {
      expect(layer.x).toBeGreaterThanOrEqual(0)
      expect(layer.x + layer.width).toBeLessThanOrEqual(design.width)
      expect(layer.y + layer.height).toBeLessThanOrEqual(design.height)
    }
  })
})

it('has all keys once', () => {
  const keys = labelPresets.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.length).toBeGreaterThanOrEqual(10)
})

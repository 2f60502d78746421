import type { LabelDesign } from '@matai/label'
import { describe, expect, it } from 'vitest'
import { type NewLayer, newLayer } from './new-layers.ts'

const blank: LabelDesign = { width: 80, height: 50, bgColor: '#FFFFFF', bgUrl: null, layers: [] }

/** A label after the same button was pressed so often. */
function pressed(wanted: NewLayer, times: number): LabelDesign {
  let design = blank
  for (let at = 0; at < times; at++) {
    design = { ...design, layers: [...design.layers, newLayer(wanted, design, String(at))] }
  }
  return design
}

describe('newLayer', () => {
  it('begins in the middle, then goes aside', () => {
    const [first, second] = pressed({ type: 'code' }, 2).layers
    expect([first?.x, first?.y]).toEqual([25, 10])
    expect([second?.x, second?.y]).toEqual([27, 12])
  })

  it.each(['line', 'rectangle', 'code'] as const)('keeps sixty of a kind on the label: %s', (type) => {
    for (const { x, y, width, height } of pressed({ type }, 60).layers) {
      expect(x + width).toBeLessThanOrEqual(blank.width)
      expect(y + height).toBeLessThanOrEqual(blank.height)
    }
  })

  it('lays none on another while there is room', () => {
    const places = pressed({ type: 'line' }, 40).layers.map(({ x, y }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(40)
  })
})

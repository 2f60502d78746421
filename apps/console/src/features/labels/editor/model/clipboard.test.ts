import type { LabelDesign } from '@matai/label'
import { defaultStyle } from '@matai/qr'
import { describe, expect, it } from 'vitest'
import { readLayers, writeLayers } from './clipboard.ts'
import { copiesOf, newLayer, type NewLayer } from './new-layers.ts'

const blank: LabelDesign = { width: 100, height: 60, bgColor: '#FFFFFF', bgUrl: null, layers: [] }
const kinds: NewLayer[] = [
  { type: 'text', text: 'Pump' },
  { type: 'field', field: 'number', prefix: 'No. ' },
  { type: 'line' },
  { type: 'rectangle' },
  { type: 'picture', fileId: 'f1', ratio: 1 },
  { type: 'code' },
]
const layers = kinds.map((kind, place) => newLayer(kind, blank, `l${place}`))
const files = [{ id: 'f1', url: '/u/abc/f1.png' }]

describe('layers as text', () => {
  it('come back as they were', () => {
    const styled = layers.map((layer) => (layer.type === 'code' ? { ...layer, style: defaultStyle } : layer))
    expect(readLayers(writeLayers({ layers: styled, files }))).toEqual({ layers: styled, files })
  })

  it('are nothing when the text is anything else', () => {
    expect(['', 'Pump', '{}', '[1]', '{"matai-label-layers":1,"layers":[{"type":"text"}]}'].map(readLayers)).toEqual(
      Array.from({ length: 5 }, () => null),
    )
  })

  it('are brought into their limits, and what is foreign is dropped', () => {
    const text = JSON.stringify({
      'matai-label-layers': 1,
      layers: [
        { ...layers[0], x: 1e9, size: -3, color: 'url(#x)', onclick: 'x' },
        { ...layers[5], style: { bgColor: 1 } },
      ],
      files: [
        { id: 'f1', url: 'javascript:alert(1)' },
        { id: 'f2', url: 'https://a@evil.example/u/x' },
      ],
    })
    const read = readLayers(text)
    expect(read?.layers[0]).toEqual({ ...layers[0], x: 420, size: 1, color: '#16211D' })
    expect(read?.layers[1]).toMatchObject({ type: 'code', style: null })
    expect(read?.files).toEqual([])
  })
})

it('copies keep their groups to themselves', () => {
  let last = 0
  const grouped = layers.slice(0, 2).map((layer) => ({ ...layer, group: 'g', locked: true }))
  const copies = copiesOf(grouped, () => `n${last++}`)
  expect(new Set(copies.map(({ group }) => group)).size).toBe(1)
  expect(copies[0]).toMatchObject({ locked: false, x: (layers[0]?.x ?? 0) + 2 })
  expect(copies[0]?.group).not.toBe('g')
})

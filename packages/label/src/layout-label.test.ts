import { type Composed, compose, defaultStyle } from '@matai/qr'
import { describe, expect, it } from 'vitest'
import { exampleData, place } from '../test/example-label.ts'
import type { LabelDesign, LabelLayer } from './design.ts'
import { layoutLabel } from './layout-label.ts'

const code = compose('https://example.com/q/AbC23xyz', defaultStyle)
const look = { size: 4, bold: false, color: '#102030', align: 'left', vertical: 'middle', fit: 'wrap' } as const
const design = (...layers: LabelLayer[]): LabelDesign => ({
  width: 60,
  height: 40,
  bgColor: '#FFFFFF',
  bgUrl: null,
  layers,
})
const shapes = (...layers: LabelLayer[]) => layoutLabel(design(...layers), exampleData, { code }).shapes.slice(1)
const field = (name: 'directory' | 'column' | 'number', more = {}) =>
  shapes({ ...place, ...look, type: 'field', field: name, column: '', prefix: '', ...more })

describe('a label', () => {
  it('lies on its background colour, then its picture', () => {
    const drawn = { ...design(), bgColor: '#AABBCC', bgUrl: 'f1' }
    const { shapes: all, width, height } = layoutLabel(drawn, exampleData, { code, pictures: { f1: 'data:x' } })
    expect([width, height]).toEqual([60, 40])
    expect(all).toMatchObject([
      { kind: 'path', data: 'M0 0h60v40h-60z', fill: '#AABBCC' },
      { kind: 'image', href: 'data:x', fit: 'cover', width: 60, height: 40 },
    ])
  })

  it('says what its fields are filled with', () => {
    expect(field('number', { prefix: '编号：' })).toMatchObject([{ kind: 'text', text: '编号：M16-Z41' }])
    expect(field('directory')).toMatchObject([{ text: '总部 / 一号楼' }])
    expect(field('column', { column: '责任人' })).toMatchObject([{ text: '张三' }])
    expect(field('column', { column: '没有', prefix: '备注：' })).toMatchObject([{ text: '备注：' }])
    expect(field('column', { column: 'toString' })).toEqual([])
  })

  it('sets text by its alignment', () => {
    const box = { ...place, x: 10, y: 10, width: 20, height: 10 }
    const text = (align: 'left' | 'center' | 'right', vertical: 'top' | 'middle' | 'bottom') =>
      shapes({ ...box, ...look, align, vertical, type: 'text', text: '甲' })[0]
    expect(text('left', 'top')).toMatchObject({ x: 10, y: 14.04, anchor: 'start', size: 4 })
    expect(text('center', 'middle')).toMatchObject({ x: 20, y: 16.44, anchor: 'middle' })
    expect(text('right', 'bottom')).toMatchObject({ x: 30, y: 18.84, anchor: 'end' })
  })

  it('turns layers around their middle', () => {
    const box = { ...place, x: 10, y: 10, width: 20, height: 10, rotate: 90 }
    expect(shapes({ ...box, type: 'rectangle', fill: '#FF0000', stroke: null, thickness: 1, radius: 0 })).toEqual([
      {
        kind: 'group',
        x: 20,
        y: 15,
        rotate: 90,
        shapes: [{ kind: 'path', data: 'M-10 -5h20v10h-20z', fill: '#FF0000' }],
      },
    ])
  })

  it('draws borders inside their box and rounds corners no further than there is room', () => {
    const box = { ...place, x: 0, y: 0, width: 10, height: 4 }
    const [border] = shapes({ ...box, type: 'rectangle', fill: null, stroke: '#000000', thickness: 1, radius: 90 })
    expect(border).toMatchObject({ kind: 'stroke', thickness: 1, data: expect.stringMatching(/^M2 0.5h6a1.5 1.5/) })
  })

  it('begins and ends broken lines with a mark', () => {
    const box = { ...place, x: 0, y: 0, width: 20, height: 2 }
    const [line] = shapes({ ...box, type: 'line', color: '#000000', thickness: 1, dash: 'dashed' })
    if (line?.kind !== 'stroke' || !line.dash) return expect.fail('no broken line')
    const [mark = 0, gap = 0] = line.dash
    const gaps = (20 - mark) / (mark + gap)
    expect(gaps).toBeCloseTo(Math.round(gaps), 2)
  })

  it('puts the code square into the middle of its box, quiet zone and all', () => {
    const box = { ...place, x: 10, y: 5, width: 30, height: 20 }
    const { shapes: all, codes } = layoutLabel(design({ ...box, type: 'code', style: null }), exampleData, { code })
    expect(all[1]).toMatchObject({ kind: 'group', x: 15, y: 5, scale: 20 / code.width, shapes: code.shapes })
    expect(codes).toEqual([{ id: place.id, x: 15, y: 5, width: 20, height: 20, rotate: 0, module: 20 / code.width }])
  })

  it('asks for the code in the style of each layer', () => {
    const own = { ...defaultStyle, margin: 4 }
    const asked: unknown[] = []
    const parts = { code: (style: unknown) => (asked.push(style), null as Composed | null) }
    const both = design({ ...place, type: 'code', style: own }, { ...place, type: 'code', style: null })
    expect(layoutLabel(both, exampleData, parts).codes).toEqual([])
    expect(asked).toContain(own)
    expect(asked).toContain(null)
  })

  it('shows missing pictures only where placeholders are wanted', () => {
    const missing = design({ ...place, type: 'picture', fileId: 'gone', fit: 'cover' })
    expect(layoutLabel(missing, exampleData, { code }).shapes).toHaveLength(1)
    expect(layoutLabel(missing, exampleData, { code, placeholders: true }).shapes).toHaveLength(3)
  })

  it('tells which text had no room', () => {
    const tight = { ...place, ...look, width: 6, height: 5.2, fit: 'cut' } as const
    const label = design(
      { ...tight, id: 'a', type: 'text', text: '很长的名称' },
      { ...tight, id: 'b', type: 'text', text: '短' },
    )
    expect(layoutLabel(label, exampleData, { code }).cut).toEqual(['a'])
  })
})

import { type LabelData, type LabelDesign, type LabelLayer, layoutLabel } from '@matai/label'
import { compose, defaultStyle } from '@matai/qr'
import { describe, expect, it } from 'vitest'
import { newLayer } from './new-layers.ts'
import { problemsOf } from './problems.ts'

const data: LabelData = {
  name: 'A name that is much longer than its box, as names are',
  number: '',
  id: 'AbC23xyz',
  address: 'https://example.com/q/AbC23xyz',
  directories: [],
  state: '',
  created: '',
  printed: '',
  columns: {},
}
const code = compose(data.address, defaultStyle)
const blank: LabelDesign = { width: 90, height: 54, bgColor: '#FFFFFF', bgUrl: null, layers: [] }
const good = { ...newLayer({ type: 'code' }, blank, 'code'), x: 4, y: 4, width: 40, height: 40 } as LabelLayer

function found(...layers: LabelLayer[]): string[] {
  const design = { ...blank, layers }
  return problemsOf(design, data, layoutLabel(design, data, { code })).map(({ kind, id }) => `${kind} ${id}`)
}

const rectangle = (change: object) => ({ ...newLayer({ type: 'rectangle' }, blank, 'box'), ...change }) as LabelLayer
const text = (change: object) =>
  ({ ...newLayer({ type: 'field', field: 'name', prefix: '' }, blank, 'name'), x: 50, y: 4, ...change }) as LabelLayer

describe('problems of a label', () => {
  it('are none on a good one', () => {
    expect(found(rectangle({ x: 0, y: 0, width: 90, height: 54 }), good)).toEqual([])
    expect(found(good, rectangle({ x: 2, y: 2, width: 44, height: 44 }))).toEqual([])
  })

  it('are codes that are missing, small or covered', () => {
    expect(found()).toEqual(['noCode null'])
    expect(found({ ...good, width: 8, height: 8 })).toEqual(['small code'])
    expect(found(good, rectangle({ x: 30, y: 30, width: 30, height: 10 }))).toEqual(['covered code'])
    expect(found(rectangle({ x: 30, y: 30, width: 30, height: 10 }), good)).toEqual([])
  })

  it('are layers outside', () => {
    expect(found(good, rectangle({ x: 95 }))).toEqual(['outside box'])
    expect(found(good, rectangle({ x: 80, y: 10, width: 20, height: 5 }))).toEqual(['partlyOutside box'])
  })

  it('are texts that shrank or were cut', () => {
    expect(found(good, text({ width: 38, height: 8, size: 6, fit: 'shrink' }))).toEqual(['shrunk name'])
    expect(found(good, text({ width: 20, height: 5, size: 4, fit: 'cut' }))).toEqual(['cut name'])
    expect(found(good, text({ width: 38, height: 40, size: 4 }))).toEqual([])
  })

  it('are characters that no font has, by themselves', () => {
    const layer = text({ width: 38, height: 40, size: 4, prefix: '名称 م：😀م' })
    const design = { ...blank, layers: [good, layer] }
    const problems = problemsOf(design, data, layoutLabel(design, data, { code }))
    expect(problems).toEqual([{ kind: 'unprintable', id: 'name', letters: 'م' }])
  })
})

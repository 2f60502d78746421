import type { LabelDesign, LabelLayer } from '@matai/label'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignments, directions } from './arrange.ts'
import { editLabel, type LabelEdit, type LabelState, startLabel } from './label-state.ts'
import { newLayer } from './new-layers.ts'
import { orders } from './order.ts'

const blank: LabelDesign = { width: 100, height: 60, bgColor: '#FFFFFF', bgUrl: null, layers: [] }
const box = (id: string, x: number, y: number, change: Partial<LabelLayer> = {}): LabelLayer =>
  ({ ...newLayer({ type: 'rectangle' }, blank, id), x, y, width: 10, height: 10, ...change }) as LabelLayer
const [a, b, c] = [box('a', 0, 0), box('b', 30, 20), box('c', 80, 40)]
const content = { name: 'Pump', design: { ...blank, layers: [a, b, c] } }

function after(...edits: LabelEdit[]): LabelState {
  return edits.reduce(editLabel, startLabel(content))
}

const layersOf = (state: LabelState) => state.history.present.design.layers
const ids = (state: LabelState) => layersOf(state).map(({ id }) => id)
const places = (state: LabelState) => layersOf(state).map(({ x, y }) => [x, y])
const select = (...chosen: string[]): LabelEdit => ({ do: 'select', ids: chosen })

describe('editLabel', () => {
  it('nudges what is chosen, in one step while the key is held', () => {
    const nudge = (at: number): LabelEdit => ({ do: 'nudge', x: 0.5, y: 0, at })
    const moved = after(select('b'), nudge(0), nudge(100), nudge(200))
    expect(places(moved)).toEqual([
      [0, 0],
      [31.5, 20],
      [80, 40],
    ])
    expect(places(editLabel(moved, { do: 'undo' }))[1]).toEqual([30, 20])
  })

  it('aligns several with each other and one with the label', () => {
    const right: LabelEdit = { do: 'align', to: 'right', at: 0 }
    expect(places(after(select('a', 'b'), right))).toEqual([
      [30, 0],
      [30, 20],
      [80, 40],
    ])
    expect(places(after(select('a'), right))[0]).toEqual([90, 0])
  })

  it('aligns a turned layer by what is seen of it', () => {
    const turned = { ...a, width: 20, height: 10, rotate: 90 }
    const state = startLabel({ ...content, design: { ...blank, layers: [turned] } })
    const left = [select('a'), { do: 'align', to: 'left', at: 0 } as const].reduce(editLabel, state)
    expect(places(left)).toEqual([[-5, 0]])
  })

  it('leaves the same gap between all', () => {
    const even = after({ do: 'selectAll' }, { do: 'distribute', along: 'across', at: 0 })
    expect(places(even)).toEqual([
      [0, 0],
      [40, 20],
      [80, 40],
    ])
  })

  it('moves a group as one', () => {
    const grouped = after(select('a', 'b'), { do: 'group', group: 'g', at: 0 }, select('c'), select('a'))
    expect(grouped.selection).toEqual(['a', 'b'])
    const right = editLabel(grouped, { do: 'align', to: 'right', at: 1 })
    expect(places(right)).toEqual([
      [60, 0],
      [90, 20],
      [80, 40],
    ])
    expect(editLabel(editLabel(right, { do: 'ungroup', at: 2 }), select('a')).selection).toEqual(['a'])
  })

  it('orders', () => {
    const order = (to: (typeof orders)[number]) => ids(after(select('a'), { do: 'order', to, at: 0 })).join('')
    expect(orders.map(order)).toEqual(['bca', 'bac', 'abc', 'abc'])
    expect(ids(after({ do: 'moveTo', id: 'c', to: 0, at: 0 })).join('')).toBe('cab')
    expect(ids(after(select('a', 'b'), { do: 'order', to: 'forward', at: 0 })).join('')).toBe('cab')
  })

  it('leaves locked layers alone until they are unlocked', () => {
    const lock = (locked: boolean): LabelEdit => ({ do: 'lock', ids: ['a'], locked, at: 0 })
    const locked = after(lock(true), select('a'), { do: 'nudge', x: 9, y: 9, at: 1 }, { do: 'remove', at: 2 })
    expect([ids(locked).join(''), places(locked)[0]]).toEqual(['abc', [0, 0]])
    expect(ids(editLabel(editLabel(locked, lock(false)), { do: 'remove', at: 3 })).join('')).toBe('bc')
  })

  it('chooses what was added, and forgets it when the step is taken back', () => {
    const added = after({ do: 'add', layers: [box('d', 5, 5)], at: 0 })
    expect(added.selection).toEqual(['d'])
    expect(editLabel(added, { do: 'undo' }).selection).toEqual([])
  })

  it('makes no step of what changes nothing', () => {
    const same = after(select('a'), { do: 'change', change: { fill: null }, field: 'fill', at: 0 })
    expect(same.history.past).toEqual([])
    expect(after({ do: 'changeLabel', change: { width: 100 }, field: 'width', at: 0 }).history.past).toEqual([])
  })

  it('never lets a place leave what the server takes', () => {
    const far = { x: 9_999, y: -9_999, width: 0, height: 9_999, rotate: -30 }
    const [placed] = layersOf(after({ do: 'place', places: new Map([['a', far]]), at: 0 }))
    expect(placed).toMatchObject({ x: 420, y: -420, width: 0.5, height: 420, rotate: 330 })
  })
})

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const mm = fc.integer({ min: -300, max: 300 }).map((value) => value / 10)
/** Moments lie apart, so that each edit is a step of its own. */
const edits = fc
  .array(
    fc.oneof(
      fc.record({ do: fc.constant('rename' as const), name: fc.string() }),
      fc.record({
        do: fc.constant('changeLabel' as const),
        change: fc.record({ width: fc.integer({ min: 10, max: 420 }) }),
        field: fc.constant('width'),
      }),
      id.map((name) => ({ do: 'add' as const, layers: [box(`${name}-new`, 1, 1)] })),
      fc.record({ do: fc.constant('change' as const), change: fc.record({ x: mm }), field: fc.constant('x') }),
      fc.record({ do: fc.constantFrom('nudge' as const, 'grow' as const), x: mm, y: mm }),
      fc.record({ do: fc.constant('order' as const), to: fc.constantFrom(...orders) }),
      fc.record({ do: fc.constant('moveTo' as const), id, to: fc.nat(8) }),
      fc.record({ do: fc.constant('align' as const), to: fc.constantFrom(...alignments) }),
      fc.record({ do: fc.constant('distribute' as const), along: fc.constantFrom(...directions) }),
      id.map((group) => ({ do: 'group' as const, group })),
      fc.constantFrom({ do: 'ungroup' as const }, { do: 'remove' as const }),
      fc.record({ do: fc.constant('lock' as const), ids: fc.array(id), locked: fc.boolean() }),
      fc.record({ do: fc.constant('select' as const), ids: fc.uniqueArray(id) }),
      fc.record({ do: fc.constant('toggle' as const), id }),
      fc.constant({ do: 'selectAll' as const }),
    ),
    { maxLength: 60 },
  )
  .map((list) => list.map((edit, place) => ({ ...edit, at: place * 10_000 }) as LabelEdit))

describe('undo and redo', () => {
  it('take back any edits to the start, and bring them all again', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const edited = list.reduce(editLabel, startLabel(content))
        const steps = edited.history.past.length
        const times = (state: LabelState, edit: LabelEdit) =>
          Array.from({ length: steps + 1 }).reduce<LabelState>((now) => editLabel(now, edit), state)
        const back = times(edited, { do: 'undo' })
        expect(back.history.present).toEqual(content)
        expect(times(back, { do: 'redo' }).history.present).toEqual(edited.history.present)
      }),
      { numRuns: 150, seed: 7 },
    )
  })
})

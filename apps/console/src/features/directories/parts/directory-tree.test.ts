import { describe, expect, it } from 'vitest'
import type { Directory } from '@matai/contract'
import { optionsOf, placeAt, refusalOf, shownOf, stepOf } from './directory-tree.ts'

const make = (id: number, parentId: number | null, depth: number): Directory => ({
  id,
  parentId,
  depth,
  position: id,
  name: `d${id}`,
  isDefault: id === 1,
  published: false,
  qrCodes: 0,
  qrCodesBelow: 0,
  can: { rename: true, move: id !== 1, addBelow: true, delete: true },
})
const tree = [make(1, null, 1), make(2, null, 1), make(3, 2, 2), make(4, 3, 3), make(5, null, 1)]
const at = (id: number) => tree.find((one) => one.id === id) ?? make(0, null, 1)

describe('the tree in the console', () => {
  it('hides what lies below a closed directory, at any depth', () => {
    expect(shownOf(tree, new Set([2])).map(({ id }) => id)).toEqual([1, 2, 5])
    expect(shownOf(tree, new Set([3])).map(({ id }) => id)).toEqual([1, 2, 3, 5])
  })

  it('knows where a drop would put a directory', () => {
    expect(placeAt(tree, 5, at(3), 'into')).toEqual({ parentId: 3 })
    expect(placeAt(tree, 5, at(2), 'before')).toEqual({ parentId: null, before: 2 })
    expect(placeAt(tree, 2, at(1), 'after')).toEqual({ parentId: null, before: 5 })
    expect(placeAt(tree, 2, at(5), 'after')).toEqual({ parentId: null })
  })

  it('says why a directory cannot go somewhere', () => {
    expect(refusalOf(tree, 1, { parentId: 2 }, 5)).toBe('defaultStays')
    expect(refusalOf(tree, 5, { parentId: null, before: 1 }, 5)).toBe('defaultStays')
    expect(refusalOf(tree, 2, { parentId: 4 }, 5)).toBe('intoItself')
    expect(refusalOf(tree, 2, { parentId: 5 }, 3)).toBe('tooDeepToMove')
    expect(refusalOf(tree, 2, { parentId: 5 }, 4)).toBeUndefined()
  })

  it('moves one place among siblings, the default directory staying first', () => {
    expect(stepOf(tree, at(2), -1)).toBeUndefined()
    expect(stepOf(tree, at(2), 1)).toEqual({ parentId: null })
    expect(stepOf(tree, at(5), -1)).toEqual({ parentId: null, before: 2 })
    expect(stepOf(tree, at(3), 1)).toBeUndefined()
  })

  it('offers the tree to a picker, refused ones with the reason', () => {
    const options = optionsOf(tree, ({ id }) => (id === 3 ? 'no' : undefined))
    expect(options.map(({ value }) => value)).toEqual([1, 2, 5])
    expect(options[1]?.children[0]).toMatchObject({ value: 3, title: 'd3 · no', disabled: true })
  })
})

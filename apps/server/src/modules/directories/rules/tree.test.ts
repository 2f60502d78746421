import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { arrange, childrenOf, orderAs, orderWith, refuseAdd, refuseMove, toDirectory, withBelow } from './tree.ts'

const caller = (role: Caller['role'], flags: Caller['flags'] = []): Caller => ({
  userId: 1,
  sessionId: 1,
  accountId: mintAccountId(1),
  role,
  flags,
  tier: 'free',
  zone: 'Asia/Shanghai',
  language: null,
  operator: false,
})
const row = {
  id: 5,
  parentId: null,
  position: 1,
  depth: 1,
  name: '消防',
  isDefault: false,
  published: false,
  qrCodes: 3,
  qrCodesBelow: 4,
}

describe('toDirectory', () => {
  it('gives the nameless default directory a name in the language of the caller', () => {
    const shown = toDirectory({ ...row, name: '', isDefault: true }, caller('admin'), '默认目录')
    expect(shown).toMatchObject({ name: '默认目录', isDefault: true })
    expect(toDirectory({ ...row, isDefault: true }, caller('admin'), '默认目录').name).toBe('消防')
  })

  it.each([
    ['an administrator', caller('admin'), false, true],
    ['an administrator and the default directory', caller('admin'), true, false],
    ['a sub-administrator', caller('subAdmin'), false, false],
    ['a sub-administrator with the flag', caller('subAdmin', ['deleteQrCode']), false, true],
    ['a sub-administrator with another flag', caller('subAdmin', ['deleteForm']), false, false],
  ])('says what %s may do', (_, who, isDefault, mayDelete) => {
    expect(toDirectory({ ...row, isDefault }, who, '').can).toEqual({
      rename: true,
      move: !isDefault,
      addBelow: true,
      delete: mayDelete,
    })
  })

  it('says that nothing can be added below the fifth level', () => {
    expect([4, 5].map((depth) => toDirectory({ ...row, depth }, caller('admin'), '').can.addBelow)).toEqual([
      true,
      false,
    ])
  })
})

/** Trees of up to 30 directories in any stored order; the first is the default one, none lies deeper than five. */
const trees = fc
  .array(fc.record({ parent: fc.nat(), position: fc.nat({ max: 3 }), qrCodes: fc.nat({ max: 9 }) }), { maxLength: 30 })
  .chain((drafts) => {
    const rows = [{ id: 1, parentId: null as number | null, position: 0, isDefault: true, qrCodes: 2, level: 1 }]
    for (const { parent, position, qrCodes } of drafts) {
      const above = rows[parent % (rows.length + 1)]
      const fits = above && above.level < 5 ? above : undefined
      const parentId = fits?.id ?? null
      rows.push({ id: rows.length + 1, parentId, position, isDefault: false, qrCodes, level: (fits?.level ?? 0) + 1 })
    }
    return fc.shuffledSubarray(rows, { minLength: rows.length })
  })
const moves = fc.record({ rows: trees, id: fc.nat(), parent: fc.nat() }).map(({ rows, id, parent }) => ({
  tree: arrange(rows),
  id: rows[id % rows.length]?.id ?? 1,
  parentId: rows[parent % (rows.length + 1)]?.id ?? null,
}))

describe('the tree', () => {
  it('shows every directory once, the default one first, each after its parent and among its siblings in order', () => {
    fc.assert(
      fc.property(trees, (rows) => {
        const tree = arrange(rows)
        const places = new Map(tree.map(({ id }, place) => [id, place]))
        expect(tree[0]?.isDefault).toBe(true)
        expect([...places.keys()].sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id).sort((a, b) => a - b))
        tree.forEach((row, place) => {
          expect(row.depth).toBe(row.level)
          expect(row.parentId === null || (places.get(row.parentId) ?? 99) < place).toBe(true)
          const before = childrenOf(tree, row.parentId).filter(({ id }) => (places.get(id) ?? 0) < place)
          expect(before.every(({ position, isDefault }) => isDefault || position <= row.position)).toBe(true)
        })
      }),
    )
  })

  it('counts what is in a directory and below it', () => {
    fc.assert(
      fc.property(trees, (rows) => {
        const tree = arrange(rows)
        for (const row of tree) {
          const below = withBelow(tree, row.id)
          expect(below[0]?.id).toBe(row.id)
          expect(below.slice(1).every(({ parentId }) => below.some(({ id }) => id === parentId))).toBe(true)
          expect(row.qrCodesBelow).toBe(below.reduce((sum, { qrCodes }) => sum + qrCodes, 0))
        }
        expect(withBelow(tree, 999)).toEqual([])
      }),
    )
  })

  it('lets a directory move exactly when no circle and no sixth level comes of it', () => {
    fc.assert(
      fc.property(moves, ({ tree, id, parentId }) => {
        const after = arrange(tree.map((row) => (row.id === id ? { ...row, parentId } : row)))
        // What lies in a circle is reached from nowhere, and so is missing.
        const isWhole = after.length === tree.length && after.every(({ depth }) => depth <= 5)
        expect(refuseMove(tree, id, parentId) === undefined).toBe(isWhole && id !== 1)
      }),
      { numRuns: 500 },
    )
  })

  it('says why not', () => {
    const line = [1, 2, 3, 4, 5, 6].map((id) => ({
      id,
      parentId: id > 2 ? id - 1 : null,
      position: 0,
      isDefault: id === 1,
      qrCodes: 0,
    }))
    const tree = arrange(line)
    expect(refuseMove(tree, 1, 2)).toBe('directories.defaultStays')
    expect(refuseMove(tree, 3, 5)).toBe('directories.intoItself')
    expect(refuseMove(tree, 2, 2)).toBe('directories.intoItself')
    expect(refuseMove(tree, 2, 1)).toBe('directories.tooDeep')
    expect(refuseMove(tree, 3, 1)).toBeUndefined()
    expect([null, 1, 5, 6].map((parentId) => refuseAdd(tree, parentId))).toEqual([
      undefined,
      undefined,
      undefined,
      'directories.tooDeep',
    ])
  })

  it('orders siblings', () => {
    expect(orderWith([1, 2, 3], 3, 1)).toEqual([3, 1, 2])
    expect(orderWith([1, 2, 3], 1, undefined)).toEqual([2, 3, 1])
    expect(orderWith([1, 2], 9, 2)).toEqual([1, 9, 2])
    expect(orderWith([1, 2], 2, 2)).toEqual([1, 2])
    expect(orderAs([1, 2, 3, 4], [3, 1, 3])).toEqual([3, 1, 2, 4])
  })
})

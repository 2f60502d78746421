import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BoundedMap, remembered } from './bounded-map.ts'

it('lets go of what was used longest ago', () => {
  const map = new BoundedMap<string, number>({ entries: 2 })
  map.set('a', 1)
  map.set('b', 2)
  map.get('a')
  map.set('c', 3)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3])
})

it('never holds more entries or more weight than it may', () => {
  const actions = fc.array(fc.record({ key: fc.integer({ min: 0, max: 9 }), weight: fc.integer({ min: 1, max: 40 }) }))
  fc.assert(
    fc.property(actions, (sets) => {
      const map = new BoundedMap<number, number>({ entries: 5, weight: 60, weigh: (weight) => weight })
      for (const { key, weight } of sets) map.set(key, weight)
      const held = Array.from({ length: 10 }, (_, key) => map.get(key) ?? 0)
      const weight = held.reduce((sum, value) => sum + value, 0)
      return map.size <= 5 && weight <= 60 && (sets.length === 0 || map.get(sets.at(-1)?.key ?? 0) !== undefined)
    }),
  )
})

it('computes what it remembers once', () => {
  let computed = 0
  const lengthOf = remembered(10, (text) => ({ length: text.length, nth: (computed += 1) }))
  expect([lengthOf('abc'), lengthOf('abc')]).toEqual([
    { length: 3, nth: 1 },
    { length: 3, nth: 1 },
  ])
})

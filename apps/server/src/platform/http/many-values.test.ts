import { expect, it } from 'vitest'
import { hasManyValues } from './many-values.ts'

it.each([
  ['a list', JSON.stringify(Array.from({ length: 12 }, () => 1)), true],
  ['lists in lists', '['.repeat(12), true],
  ['objects', JSON.stringify({ a: { b: { c: { d: 1, e: 2, f: 3, g: 4, h: 5, i: 6, j: 7, k: 8 } } } }), true],
  ['a few', JSON.stringify({ a: [1, 2, 3], b: { c: '' } }), false],
  ['marks within a text', JSON.stringify({ a: ',[{"\\,'.repeat(100) }), false],
  ['a text that does not end', `["${'[,'.repeat(100)}`, false],
  ['nothing', '', false],
])('counts what %s holds', (_, json, expected) => {
  expect(hasManyValues(json, 10)).toBe(expected)
})

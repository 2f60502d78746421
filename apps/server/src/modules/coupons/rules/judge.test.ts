import { expect, it } from 'vitest'
import { type Judged, refusalOf, stateOf } from './judge.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const code = (more: Partial<Judged> = {}): Judged => ({
  ...{ used: 0, most: 1, deleted: false, from: day(1), until: day(30), outlets: [] },
  ...more,
})

it.each([
  [code(), 10, '一店', undefined],
  [code({ used: 1 }), 10, '一店', 'used'],
  [code({ used: 1, most: 2 }), 10, '一店', undefined],
  [code(), 0, '一店', 'early'],
  [code(), 30, '一店', 'late'],
  [code({ deleted: true, used: 1 }), 10, '一店', 'deleted'],
  [code({ outlets: ['二店'] }), 10, '一店', 'elsewhere'],
  [code({ outlets: ['二店'] }), 10, '二店', undefined],
  [code({ outlets: ['二店'] }), 10, null, undefined],
])('judges %j on the %ith at %s: %s', (judged, at, outlet, expected) => {
  expect(refusalOf(judged, { now: day(at), outlet })).toBe(expected)
})

it('names the state of a code', () => {
  const held = { used: 0, handed: false, deleted: false }
  expect(stateOf(held, day(30), day(10))).toBe('open')
  expect(stateOf({ ...held, handed: true }, day(30), day(10))).toBe('handedOut')
  expect(stateOf(held, day(5), day(10))).toBe('expired')
  expect(stateOf({ ...held, used: 1 }, day(5), day(10))).toBe('redeemed')
  expect(stateOf({ ...held, used: 1, deleted: true }, day(5), day(10))).toBe('deleted')
})

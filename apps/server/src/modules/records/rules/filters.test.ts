import { expect, it } from 'vitest'
import { ranges, type SearchTest } from './filters.ts'

const test = (component: string, order: 'is' | 'atLeast' | 'atMost', value: string, by: 'number' | 'time' = 'number') =>
  ({ component, holds: true, is: { by, value, order } }) satisfies SearchTest

it('from and until of a question are one test, those of others are not', () => {
  const [low, high] = [test('a', 'atLeast', '1'), test('a', 'atMost', '5')]
  const others = [test('b', 'atMost', '5'), test('a', 'is', '3'), test('a', 'atMost', '2026-03-02', 'time')]
  expect(ranges([low, ...others, high])).toEqual([{ ...low, until: high.is }, ...others])
  expect(ranges([high, low])).toEqual([high, low])
  expect(ranges([low, low, high])).toEqual([{ ...low, until: high.is }, low])
  const blank: SearchTest = { component: 'a', holds: false, is: null }
  expect(ranges([blank, low])).toEqual([blank, low])
})

import { expect, it } from 'vitest'
import { inPrintOrder } from './print-order.ts'

const code = (id: string, name: string, number = id) => [id, { id, name, number }] as const
const codes = new Map([code('a', 'MH-10'), code('b', 'MH-2'), code('c', 'MH-1')])
const ids = ['a', 'b', 'c']

it.each([
  ['number', ['c', 'b', 'a']],
  ['name', ['c', 'b', 'a']],
  ['selected', ['a', 'b', 'c']],
] as const)('puts codes without numbers in order by %s', (order, wanted) => {
  expect(inPrintOrder(ids, codes, order)).toEqual(wanted)
})

it('goes by the number of a batch before the name, and waits until all are known', () => {
  const numbered = new Map([code('a', 'A', 'M1-Z10'), code('b', 'B', 'M1-Z9')])
  expect(inPrintOrder(['a', 'b'], numbered, 'number')).toEqual(['b', 'a'])
  expect(inPrintOrder(['a', 'b'], numbered, 'name')).toEqual(['a', 'b'])
  expect(inPrintOrder(['b', 'x', 'a'], numbered, 'name')).toEqual(['b', 'x', 'a'])
})

import { expect, it } from 'vitest'
import { isBlank } from './blank.ts'

it.each([undefined, null, '', ' \n', false, [], {}, { a: '', b: [null] }])('%j says nothing', (answer) =>
  expect(isBlank(answer)).toBe(true),
)

it.each([0, '0', true, [0], { a: { b: 'x' } }])('%j says something', (answer) => expect(isBlank(answer)).toBe(false))

it('does not fall down a deep hole', () => {
  let deep: unknown = ''
  for (let level = 0; level < 100_000; level += 1) deep = [deep]
  expect(isBlank(deep)).toBe(false)
})

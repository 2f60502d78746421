import { expect, it } from 'vitest'
import { askable } from './list-state.ts'

it('asks for nothing that the server refuses, whatever stands in the address', () => {
  const right = { page: 3, pageSize: 200, keyword: 'A-1' }
  expect(askable(right)).toEqual(right)
  const wrong = { page: 0, pageSize: 99_999, keyword: 'x'.repeat(300) }
  expect(askable(wrong)).toEqual({ page: 1, pageSize: 20, keyword: 'x'.repeat(100) })
  expect(askable({ ...wrong, pageSize: 0 }).pageSize).toBe(20)
})

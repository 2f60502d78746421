import { expect, it } from 'vitest'
import { neighboursOf } from './list-order.ts'

const order = (page: number, more: boolean) => ({ ids: ['a', 'b', 'c'], request: { page }, more })

it('leads from one code to the next, and over the edge of the page to the one beside it', () => {
  expect(neighboursOf('b', order(1, false))).toEqual({ before: { id: 'a' }, after: { id: 'c' } })
  expect(neighboursOf('a', order(1, true))).toEqual({ before: undefined, after: { id: 'b' } })
  expect(neighboursOf('c', order(1, true))).toEqual({ before: { id: 'b' }, after: { page: 2 } })
  expect(neighboursOf('a', order(2, false)).before).toEqual({ page: 1 })
  expect(neighboursOf('c', order(2, false)).after).toBeUndefined()
  expect(neighboursOf('z', order(2, true))).toEqual({ before: undefined, after: undefined })
  expect(neighboursOf('a', null)).toEqual({ before: undefined, after: undefined })
})

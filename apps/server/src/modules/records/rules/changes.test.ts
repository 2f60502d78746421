import { expect, it } from 'vitest'
import { changedAnswers, withAnswers } from './changes.ts'

it('names only what differs', () => {
  const before = { a: '1', b: { c: [1] }, gone: 2 }
  const after = withAnswers(before, { a: '2', b: { c: [1] }, gone: null, added: 'x' })
  expect(after).toEqual({ a: '2', b: { c: [1] }, added: 'x' })
  expect(changedAnswers(before, after)).toEqual({ before: { a: '1', gone: 2 }, after: { a: '2', added: 'x' } })
})

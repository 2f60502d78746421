import { expect, it } from 'vitest'
import { createIdCheck } from './id-check.ts'

it('asks for many ids at once, and tells each whether it is there', async () => {
  const statements: string[][] = []
  const exists = createIdCheck(async (ids) => {
    statements.push(ids)
    return new Set(['right'])
  })
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, index) => exists(index === 7 ? 'right' : `w${index}`)),
  )
  expect(answers.flatMap((answer, index) => (answer ? [index] : []))).toEqual([7])
  expect(statements.length).toBeLessThan(5)
})

import { expect, it } from 'vitest'
import { emptyExam, examResults, withScore } from './exam-results.ts'

it('sorts points into ten steps, and leaves out what has none', () => {
  const scores = [0, 10, 11, 55, 100].map((points) => ({ points, most: 100, passed: points >= 55 }))
  const tally = [...scores, null, { points: 0, most: 0, passed: null }].reduce(withScore, emptyExam())
  expect(examResults(tally)).toEqual({ answered: 5, passed: 2, mean: 35.2, steps: [2, 1, 0, 0, 0, 1, 0, 0, 0, 1] })
  expect(examResults(emptyExam())).toBeNull()
})

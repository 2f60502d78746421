import { expect, it } from 'vitest'
import { areAnswersTold } from './answers-told.ts'

const now = new Date('2026-03-02T08:00:00Z')
const open = { closed: false, opensAt: null, closesAt: null }
const exam = (answersShown: 'never' | 'afterSubmission' | 'afterClosing') => ({
  exam: { minutes: null, passMark: null, shuffleQuestions: false, shuffleOptions: false, answersShown },
})

it.each([
  ['never', { ...open, closed: true }, false],
  ['afterSubmission', open, true],
  ['afterClosing', open, false],
  ['afterClosing', { ...open, closed: true }, true],
  ['afterClosing', { ...open, closesAt: '2026-03-02T08:00:00Z' }, true],
  ['afterClosing', { ...open, closesAt: '2026-03-02T08:00:01Z' }, false],
  ['afterClosing', { ...open, opensAt: '2026-03-03T00:00:00Z' }, false],
] as const)('%s, closing %j: %s', (shown, closing, isTold) =>
  expect(areAnswersTold(exam(shown), closing, now)).toBe(isTold),
)

it('tells nothing of what is no exam', () => expect(areAnswersTold({ exam: null }, open, now)).toBe(false))

import type { FormReport } from '@matai/contract'

interface Score {
  points: number
  most: number
  passed: boolean | null
}

export interface ExamTally {
  answered: number
  passed: number
  /** Of the shares of points, from 0 to 1. */
  sum: number
  steps: readonly number[]
}

export const emptyExam = (): ExamTally => ({ answered: 0, passed: 0, sum: 0, steps: Array<number>(10).fill(0) })

/** With one more record; one without points changes nothing. */
export function withScore(tally: ExamTally, score: Score | null): ExamTally {
  if (!score || score.most <= 0) return tally
  const share = Math.min(1, Math.max(0, score.points / score.most))
  // A tenth belongs to the step that ends with it; nothing at all to the first.
  const step = Math.max(0, Math.ceil(share * 10 - 1e-9) - 1)
  return {
    answered: tally.answered + 1,
    passed: tally.passed + (score.passed === true ? 1 : 0),
    sum: tally.sum + share,
    steps: tally.steps.with(step, (tally.steps[step] ?? 0) + 1),
  }
}

/** Results put together. */
export const sumExams = (some: readonly ExamTally[]): ExamTally => ({
  answered: some.reduce((sum, { answered }) => sum + answered, 0),
  passed: some.reduce((sum, { passed }) => sum + passed, 0),
  sum: some.reduce((sum, one) => sum + one.sum, 0),
  steps: emptyExam().steps.map((_, step) => some.reduce((sum, { steps }) => sum + (steps[step] ?? 0), 0)),
})

export const examResults = ({ answered, passed, sum, steps }: ExamTally): FormReport['exam'] =>
  answered === 0 ? null : { answered, passed, mean: Math.round((sum / answered) * 1000) / 10, steps: [...steps] }

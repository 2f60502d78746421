import { line, list, number, orEmpty, orNone, fileId, record, usually } from '@matai/kinds'
import { type Problem, problem } from '../engine/problem.ts'
import type { Score } from '../engine/schema-face.ts'
import { key, optionalLines, optionsMax, question } from './fields.ts'

/** Points of a question; two decimals, so that a third of one can be told. */
export const points = usually(number({ min: 0, max: 1_000 }), 5)

/** What every exam question has. */
export const examQuestion = {
  ...question,
  /** said after the exam, when the form shows what was right */
  explanation: optionalLines(1_000),
}

export const examOption = record({
  id: key,
  label: orEmpty(line(500)),
  fileId: orNone(fileId({ kind: 'picture' })),
})

export const examOptions = usually(list(examOption, { most: optionsMax }), [])

/** A question that nobody can answer right has no answer set. */
export const answerMissing = (path: Problem['path']): Problem => problem('formFaults.questionNoAnswer', {}, path)

/** Some of the points, in hundredths. */
export const part = (most: number, share: number): Score => ({ points: Math.round(most * share * 100) / 100, most })

import { checkAnswer } from '../engine/check-answer.ts'
import type { Facts } from '../engine/facts.ts'
import { own } from '../engine/own.ts'
import type { Problem } from '../engine/problem.ts'
import { componentsOf } from './components-of.ts'
import type { Faces } from './faces.ts'
import type { Answers, FormDocument } from './form-document.ts'
import { walk } from './walk.ts'

/** What is wrong with the answer of a component; `path` begins within the answer. */
export interface AnswerProblem extends Problem {
  component: string
}

export interface CheckedAnswers {
  /** empty when the record can be kept */
  problems: AnswerProblem[]
  /** what is kept: answers of questions that were there, parsed, with computed numbers; only what has no problem */
  answers: Record<string, unknown>
}

/** What is known besides the answers; `seed` is that of the record, where exam questions are drawn. */
export type RecordFacts = Facts & { seed?: number | undefined }

export function checkAnswers(
  document: FormDocument,
  answers: Answers,
  { facts, faceOf }: { facts: RecordFacts; faceOf: Faces },
): CheckedAnswers {
  const { isVisible, isRequired, computed, answerOf } = walk(document, answers, { faceOf, seed: facts.seed })
  const problems: AnswerProblem[] = []
  const kept: Record<string, unknown> = {}
  for (const component of componentsOf(document).filter(({ id }) => isVisible(id))) {
    const { id, type, settings } = component
    const parsed = answerOf(component)
    const face = faceOf(type)
    // What has the shape is only checked; what has not is looked at as it came.
    const asked = { settings, answer: computed(id) === undefined ? own(answers, id) : undefined }
    const found =
      parsed === undefined
        ? checkAnswer(face, { ...asked, isRequired: isRequired(component), facts })
        : face.check(settings, parsed, facts)
    problems.push(...found.map((one) => ({ ...one, component: id })))
    if (found.length === 0 && parsed !== undefined) kept[id] = parsed
  }
  return { problems, answers: kept }
}

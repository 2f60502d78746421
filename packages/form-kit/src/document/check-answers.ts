import { checkAnswer } from '../engine/check-answer.ts'
import type { Facts } from '../engine/facts.ts'
import { own } from '../engine/own.ts'
import type { Problem } from '../engine/problem.ts'
import { schemaOf } from '../maps/schemas.ts'
import { type Answers, type Component, componentsOf, type FormDocument } from './form-document.ts'
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

/** The ids of the components that are there with these answers, in the order of the form. */
export function visible(document: FormDocument, answers: Answers, seed?: number): string[] {
  const { isVisible } = walk(document, answers, seed)
  return componentsOf(document)
    .map(({ id }) => id)
    .filter(isVisible)
}

/**
 * Checks all answers of a record, the same in browser and server, whatever JSON they are. What was answered before it
 * was hidden, and what no question asked, is left out; numbers that the form computes are computed again.
 */
export function checkAnswers(
  document: FormDocument,
  answers: Answers,
  facts: Facts & { seed?: number },
): CheckedAnswers {
  const { isVisible, isRequired, computed, answerOf } = walk(document, answers, facts.seed)
  const problems: AnswerProblem[] = []
  const kept: Record<string, unknown> = {}
  for (const component of componentsOf(document).filter(({ id }) => isVisible(id))) {
    const { id, type, settings } = component
    const parsed = answerOf(component)
    const answer = computed(id) === undefined ? own(answers, id) : parsed
    const found = checkAnswer(schemaOf(type), { settings, answer, isRequired: isRequired(component), facts })
    problems.push(...found.map((one) => ({ ...one, component: id })))
    if (found.length === 0 && parsed !== undefined) kept[id] = parsed
  }
  return { problems, answers: kept }
}

/** The components that are there, with their parsed answers. */
export function answered(
  document: FormDocument,
  answers: Answers,
  seed?: number,
): { component: Component; answer: unknown }[] {
  const look = walk(document, answers, seed)
  return componentsOf(document)
    .filter(({ id }) => look.isVisible(id))
    .map((component) => ({ component, answer: look.answerOf(component) }))
}

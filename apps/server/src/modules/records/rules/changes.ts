import { isDeepStrictEqual } from 'node:util'
import type { Answers } from '@matai/form-kit/schema'

/** Of the answers that differ, what they were and what they are; missing where there is none. */
export function changedAnswers(before: Answers, after: Answers): { before: Answers; after: Answers } {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => !isDeepStrictEqual(before[id], after[id]),
  )
  const some = (answers: Answers) =>
    Object.fromEntries(ids.flatMap((id) => (Object.hasOwn(answers, id) ? [[id, answers[id]]] : [])))
  return { before: some(before), after: some(after) }
}

/** The answers with some in the place of others; null takes one away. */
export function withAnswers(before: Answers, some: Answers): Answers {
  return Object.fromEntries(Object.entries({ ...before, ...some }).filter(([, answer]) => answer !== null))
}

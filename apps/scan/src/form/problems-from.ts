import type { AnswerProblem } from '@matai/form-kit/schema'
import type { Issue } from './net/call.ts'

/** What the server found wrong with answers, at their questions; it has said it in the visitor's language already. */
export const problemsFrom = (issues: readonly Issue[]): AnswerProblem[] =>
  issues.flatMap(({ path: [where, component, ...path], message }) =>
    where === 'answers' && typeof component === 'string'
      ? [{ component, path, phrase: 'formPage.asSaid' as const, params: { message } }]
      : [],
  )

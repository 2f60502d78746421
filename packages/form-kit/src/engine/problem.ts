import type { PhraseKey, PhraseParams } from '@matai/i18n'
import type { Problem } from '@matai/kinds'

export type { Problem } from '@matai/kinds'

/** What is wrong, in words: a phrase with its parameters, and where within the answer or the settings it is. */
export const problem = (phrase: PhraseKey, params: PhraseParams = {}, path: Problem['path'] = []): Problem => ({
  phrase,
  params,
  path,
})

/** The problem, if there is one, as a list. */
export const when = (isWrong: boolean, phrase: PhraseKey, params: PhraseParams = {}): Problem[] =>
  isWrong ? [problem(phrase, params)] : []

/** The same problems, further in. */
export const within = (step: string | number, problems: readonly Problem[]): Problem[] =>
  problems.map((one) => ({ ...one, path: [step, ...one.path] }))

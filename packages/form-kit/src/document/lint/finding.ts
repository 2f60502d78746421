import type { PhraseKey, PhraseParams } from '@matai/i18n'
import type { Problem } from '../../engine/problem.ts'

/** What is wrong with a form. Errors keep it from being published; warnings are shown to its author. */
export interface Finding extends Problem {
  level: 'error' | 'warning'
  /** where in the document: pages, components and rules by their ids; null for the form itself */
  at: { component: string } | { page: string } | { rule: string } | null
}

export interface FormLimits {
  /** phone components that the account's tier allows in one form */
  phones: number
}

type At = Finding['at']

export const error = (at: At, phrase: PhraseKey, params: PhraseParams = {}, path: Problem['path'] = []): Finding => ({
  level: 'error',
  at,
  phrase,
  params,
  path,
})

export const warning = (at: At, phrase: PhraseKey, params: PhraseParams = {}): Finding => ({
  ...error(at, phrase, params),
  level: 'warning',
})

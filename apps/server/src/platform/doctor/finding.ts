import type { PhraseKey, PhraseParams } from '@matai/i18n'

/** What was looked at, and whether something is to be done; the phrase says what. */
export interface Finding {
  state: 'ok' | 'warning' | 'wrong'
  phrase: PhraseKey
  params?: PhraseParams
}

const finding =
  (state: Finding['state']) =>
  (phrase: PhraseKey, params: PhraseParams = {}): Finding => ({ state, phrase, params })

export const ok = finding('ok')
export const warning = finding('warning')
export const bad = finding('wrong')

import type { Language, PhraseKey, PhraseParams } from '@matai/i18n'
import type { ReactNode } from 'react'

/** What a reader's page knows besides the answer. */
export interface DisplayContext {
  say(key: PhraseKey, params?: PhraseParams): string
  language: Language
  fileAddress(id: string): string
  /** as it was uploaded; empty where nobody knows */
  fileName?(id: string): string
  /** whether the reader may see what exam answers are worth, and what would have been right */
  isScored?: boolean
}

export interface DisplayProps<Settings = unknown, Answer = unknown> {
  settings: Settings
  answer: Answer
  context: DisplayContext
}

/** Shows a stored answer without its question and without script. A method, so that a map can hold all of them. */
export type Display<Settings = unknown, Answer = unknown> = {
  display(props: DisplayProps<Settings, Answer>): ReactNode
}['display']

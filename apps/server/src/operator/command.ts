import type { ParseArgsOptionsConfig } from 'node:util'
import type { PhraseKey, Translate } from '@matai/i18n'
import type { Logger } from 'pino'
import type { App } from '../app.ts'
import type { Settings } from '../platform/settings/settings.ts'

/** Where a command is typed, and by whom. */
export interface Shell {
  settings: Settings
  log: Logger
  say: Translate
  /** Who types, as the history names him. */
  by: string
  now: Date
  /** Scheme and host of printed addresses, or empty. */
  origin: string
  print(line: string): void
}

/** A shell beside the whole product, on the database of the server that runs or would run. */
export interface Terminal extends Shell {
  app: App
}

export interface Typed {
  /** What stands behind the verb. */
  words: string[]
  /** Options by name; one that takes no value is true. */
  options: Record<string, string | boolean | undefined>
}

interface Described {
  /** What is typed behind the verb, such as `<id>`. */
  typed?(say: Translate): string
  about: PhraseKey
  options?: ParseArgsOptionsConfig
}

/** One verb of `npm run operator`. It answers with the exit status: 0, or 1 after a sentence that says what is wrong. */
export type Command = Described &
  (
    | { needs: 'app'; run(terminal: Terminal, typed: Typed): Promise<number> }
    /** Works without a database, too, or brings its own. */
    | { needs: 'nothing'; run(shell: Shell, typed: Typed): Promise<number> }
  )

/** Prints what is wrong; the status that goes with it. */
export function wrong(sentence: string, { print }: Pick<Shell, 'print'>): number {
  print(sentence)
  return 1
}

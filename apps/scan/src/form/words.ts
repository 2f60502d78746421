import type { Translate } from '@matai/i18n'

/** Phrases by `domain.key`, as a page carries them: only those that it may say, in one language. */
export type Words = Readonly<Record<string, string>>

/** Says phrases of a page. `{{name}}` is filled in; `count` chooses the plural where a language has one. */
export const sayFrom =
  (words: Words): Translate =>
  (key, params = {}) => {
    const one = params.count === 1 ? words[`${key}_one`] : undefined
    const phrase = one ?? words[key] ?? words[`${key}_other`] ?? key
    return phrase.replace(/{{(\w+)}}/g, (_, name: string) => String(params[name] ?? ''))
  }

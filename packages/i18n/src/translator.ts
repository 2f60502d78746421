import i18next from 'i18next'
import { en } from './en/index.ts'
import type { Language } from './language.ts'
import { spacing, spacingOptions } from './spacing.ts'
import type { PhraseKey, PhraseParams } from './translation.ts'
import { zh } from './zh/index.ts'

/** Says a phrase in one language; `{{name}}` in the phrase is filled from params, `count` chooses the plural. */
export type Translate = (key: PhraseKey, params?: PhraseParams) => string

const both = i18next.createInstance()
void both.use(spacing).init({
  resources: { zh: { translation: zh }, en: { translation: en } },
  lng: 'zh',
  fallbackLng: false,
  initAsync: false,
  ...spacingOptions,
})

/** Holds both languages: for the server and tests. Browsers load one language at a time (see the console's i18n). */
export function createTranslator(language: Language): Translate {
  const translate = both.getFixedT(language)
  /** What is always said alike: looking it up takes as long as the rest of a row of a sheet. */
  const known = new Map<PhraseKey, string>()
  return (key, params) => {
    if (params) return translate(key, params)
    const said = known.get(key) ?? translate(key)
    known.set(key, said)
    return said
  }
}

const keys = new Set(
  Object.entries(zh).flatMap(([domain, phrases]) =>
    Object.keys(phrases).map((key) => `${domain}.${key.replace(/_(one|other)$/, '')}`),
  ),
)

export function isPhraseKey(value: string): value is PhraseKey {
  return keys.has(value)
}

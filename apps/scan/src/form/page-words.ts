import { en } from '@matai/i18n/en'
import type { Language } from '@matai/i18n'
import { zh } from '@matai/i18n/zh'
import type { FormPage } from './page-data.ts'
import type { Words } from './words.ts'

/** Whole domains that a page with a form may say, and single phrases of others. */
const domains = ['formFill', 'formPage', 'formProblems'] as const
const others = {
  errors: /^(wrongFormat|server|tooLarge)$/,
  forms: /^(part|check|tableRow|male|female|undisclosed|other)/,
} as const

function wordsOf(language: Language, wholes: readonly string[]): Words {
  const phrases: Record<string, Record<string, string>> = { zh, en }[language]
  const of = (domain: string, wanted: (key: string) => boolean) =>
    Object.entries(phrases[domain] ?? {})
      .filter(([key]) => wanted(key))
      .map(([key, phrase]) => [`${domain}.${key}`, phrase])
  return Object.fromEntries([
    ...wholes.flatMap((domain) => of(domain, () => true)),
    ...Object.entries(others).flatMap(([domain, keys]) => of(domain, (key) => keys.test(key))),
  ])
}

/** What a page with a form says, by language; what is only said of own records stands on their page. */
export const pageWords: Record<FormPage['view'], Record<Language, Words>> = {
  fill: { zh: wordsOf('zh', domains), en: wordsOf('en', domains) },
  sign: { zh: wordsOf('zh', domains), en: wordsOf('en', domains) },
  mine: { zh: wordsOf('zh', [...domains, 'ownRecords']), en: wordsOf('en', [...domains, 'ownRecords']) },
}

import type { Language } from '@matai/i18n'
import { en } from '@matai/i18n/en'
import { zh } from '@matai/i18n/zh'
import type { Words } from '../form/words.ts'

const wordsOf = (phrases: Record<string, string>): Words =>
  Object.fromEntries(Object.entries(phrases).map(([key, phrase]) => [`roundPage.${key}`, phrase]))

/** What a round says in the browser, by language. */
export const roundWords: Record<Language, Words> = { zh: wordsOf(zh.roundPage), en: wordsOf(en.roundPage) }

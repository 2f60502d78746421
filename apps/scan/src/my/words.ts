import type { Language } from '@matai/i18n'
import { en } from '@matai/i18n/en'
import { zh } from '@matai/i18n/zh'
import type { Words } from '../form/words.ts'

const said = ['sent', 'again', 'againIn', 'tryAgain', 'waits'] as const

const wordsOf = (phrases: typeof zh.myPage): Words =>
  Object.fromEntries(said.map((key) => [`myPage.${key}`, phrases[key]]))

/** What the page says in the browser, by language. */
export const myWords: Record<Language, Words> = { zh: wordsOf(zh.myPage), en: wordsOf(en.myPage) }

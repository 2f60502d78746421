import type { Language } from '@matai/i18n'
import { en } from '@matai/i18n/en'
import { zh } from '@matai/i18n/zh'
import type { Words } from '../form/words.ts'

const said = ['sent', 'again', 'againIn', 'tryAgain', 'statusPhotoFirst', 'statusSending', 'waits'] as const

const wordsOf = ({ myPage, roundPage }: Pick<typeof zh, 'myPage' | 'roundPage'>): Words => ({
  ...Object.fromEntries(said.map((key) => [`myPage.${key}`, myPage[key]])),
  'roundPage.ready': roundPage.ready,
  'roundPage.waiting': roundPage.waiting,
})

/** What the page says in the browser, by language. */
export const myWords: Record<Language, Words> = { zh: wordsOf(zh), en: wordsOf(en) }

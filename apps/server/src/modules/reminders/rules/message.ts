import { noticeSentence } from '@matai/contract/notice-sentence'
import { createTranslator, isPhraseKey, type Language, languageInfo } from '@matai/i18n'
import type { Told } from './happening.ts'

/** More than these of a digest are only counted. */
const shownAtMost = 50

interface Reader {
  language: Language
  /** What the account is called. */
  account: string
  /** Scheme and host of the console; undefined: no address is named. */
  origin: string | undefined
  /** Whether the reader can sign in to the account. */
  isMember: boolean
  /** Where the reader can stop messages; empty for people of the account. */
  stopLink: string
  /** The page of people's own tasks; empty where nobody knows its address. */
  ownWork: string
}

function speechIn(language: Language) {
  return { say: createTranslator(language), knows: isPhraseKey, tag: languageInfo[language].tag }
}

/** One or many tellings as one mail. */
export function mailOf(tellings: readonly Told[], { language, account, origin, isMember, stopLink, ownWork }: Reader) {
  const speech = speechIn(language)
  const { say } = speech
  const [first] = tellings
  const isOne = tellings.length === 1
  const paragraphs = tellings.slice(0, shownAtMost).map((telling) => {
    const sentence = noticeSentence(telling, speech)
    const address = origin && isMember && telling.link ? `\n${origin}${telling.link}` : ''
    return `${isOne ? '' : '· '}${sentence}${address}`
  })
  const more = tellings.length - shownAtMost
  const label = first && isOne ? say(`notices.label_${first.kind}`) : say('reminders.many', { count: tellings.length })
  return {
    subject: say('reminders.mailSubject', { account, label }),
    text: [
      ...paragraphs,
      more > 0 ? say('reminders.more', { count: more }) : '',
      ownWork && tellings.some(({ kind }) => kind.startsWith('reminderPlan'))
        ? say('reminders.mailMine', { link: ownWork })
        : '',
      stopLink ? say('reminders.mailStop', { account, link: stopLink }) : say('reminders.mailOwn', { account }),
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}

/** The same as a message of the official account, which cuts both short. */
export function wechatOf(tellings: readonly Told[], { language }: Pick<Reader, 'language'>) {
  const speech = speechIn(language)
  const [first] = tellings
  if (!first) return { subject: '', text: '' }
  const isOne = tellings.length === 1
  return {
    subject: speech.say(isOne ? `notices.label_${first.kind}` : 'reminders.many', { count: tellings.length }),
    text: noticeSentence(first, speech),
  }
}

/** The same as one text message: short, and without addresses. */
export function smsOf(tellings: readonly Told[], { language, account }: Pick<Reader, 'language' | 'account'>): string {
  const speech = speechIn(language)
  const [first] = tellings
  if (!first) return ''
  const sentence = noticeSentence(first, speech)
  const text =
    tellings.length === 1 ? sentence : speech.say('reminders.smsMany', { count: tellings.length, first: sentence })
  return `${account}: ${text}`.slice(0, 300)
}

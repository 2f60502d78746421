import { type AccountNoticeKind, noticeKindsOfAccount, reminderNotices, securityNotices } from '@matai/contract'
import { noticeLines, noticeSentence } from '@matai/contract/notice-sentence'
import { createTranslator, isPhraseKey, type Language, languageInfo } from '@matai/i18n'

interface Told {
  kind: AccountNoticeKind
  details: Record<string, string | number>
  /** Address in the console; empty without one. */
  link: string
}

const dayMilliseconds = 86_400_000

/** A notice as an email in the reader's language. `origin` is the console's; unknown, the email names no address. */
export function mailOf({ kind, details, link }: Told, language: Language, origin: string | undefined) {
  const say = createTranslator(language)
  const speech = { say, knows: isPhraseKey, tag: languageInfo[language].tag }
  const told = [noticeSentence({ kind, details }, speech), ...noticeLines({ kind, details }, speech)].join('\n')
  const hint = securityNotices.includes(kind)
    ? say('notices.mailHintSecurity')
    : origin
      ? `${say('notices.mailHint')}\n${origin}/user`
      : say('notices.mailHintShort')
  const address = origin && link ? `${say('notices.see')}\n${origin}${link}` : ''
  return {
    subject: say('notices.mailSubject', { label: say(`notices.label_${kind}`) }),
    text: [told, address, hint].filter(Boolean).join('\n\n'),
  }
}

/** The same for WeChat, which shows two short lines. */
export function wechatNoticeOf({ kind, details, link }: Told, language: Language, origin: string | undefined) {
  const say = createTranslator(language)
  const speech = { say, knows: isPhraseKey, tag: languageInfo[language].tag }
  return {
    title: say(`notices.label_${kind}`),
    text: noticeSentence({ kind, details }, speech),
    url: origin && link ? `${origin}${link}` : '',
  }
}

/** Kinds that only who runs this server is told. */
const operatorsKinds: readonly AccountNoticeKind[] = ['reportFiled', 'appealFiled', 'smsHigh']

/** Whether a person who does not want some kinds is mailed one. Reminders have ways of their own. */
export function isMailed(kind: AccountNoticeKind, unwanted: readonly AccountNoticeKind[]): boolean {
  return securityNotices.includes(kind) || !(unwanted.includes(kind) || reminderNotices.includes(kind))
}

/** What a person gets by email, kind by kind, of those that the person may be told. */
export function kindsByEmail(unwanted: readonly AccountNoticeKind[], { operator }: { operator: boolean }) {
  const kinds = noticeKindsOfAccount.filter(
    (kind) =>
      !securityNotices.includes(kind) &&
      !reminderNotices.includes(kind) &&
      (operator || !operatorsKinds.includes(kind)),
  )
  return kinds.map((kind) => ({ kind, byEmail: !unwanted.includes(kind) }))
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMilliseconds)
}

import type { Tx } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { MailSender } from '../../../platform/mail/mail-sender.ts'
import { createTranslator, isLanguage, type Language } from '@matai/i18n'
import { accessChanged, type AccessChange } from '../events.ts'
import { tellFormer } from '../jobs.ts'
import { maskMobile } from '../rules.ts'
import { listMemberships } from '../store/accounts.ts'
import type { UserRow } from '../store/users.ts'
import type { Parts } from './parts.ts'

/** Whoever listens tells the person what became of their access; `once` keeps the same from being told twice. */
export async function announceAccess(
  { events }: Pick<Parts, 'events'>,
  tx: Tx,
  user: Pick<UserRow, 'id'>,
  change: { change: AccessChange; details?: Record<string, string>; once?: string },
): Promise<void> {
  const [home] = await listMemberships(tx, user.id)
  if (!home) return
  const { details = {}, once = '' } = change
  await events.announce(tx, accessChanged, {
    accountId: home.id,
    userId: user.id,
    change: change.change,
    details,
    once,
  })
}

export interface Former {
  /** A number (E.164) or an email that was the person's until now. */
  channel: 'sms' | 'email'
  to: string
  language: Language
  /** What it is now, with its middle hidden; empty for none. */
  now: string
}

/** A number or an address that is replaced hears of it: its owner may not be who did that. */
export async function tellFormerContact(tx: Tx, former: Omit<Former, 'language'>, language: string | null) {
  await enqueue(tx, tellFormer, { ...former, language: isLanguage(language) ? language : 'zh' })
}

/** The job of it. Where the provider takes templates only, a number hears nothing. */
export async function sendFormer(
  { sms, mail, limits, log }: Pick<Parts, 'sms' | 'limits' | 'log'> & { mail: MailSender },
  { channel, to, language, now: replacement }: Former,
  now: Date,
): Promise<void> {
  const say = createTranslator(language)
  if (channel === 'email') {
    const text = say(replacement ? 'accounts.formerEmailText' : 'accounts.formerEmailRemoved', { email: replacement })
    await mail.send({ to, subject: say('accounts.formerEmailSubject'), text })
    return
  }
  if (!sms.tell)
    return log.warn({ mobile: maskMobile(to) }, 'a changed number was not told: the provider takes codes only')
  if ((await limits.countSms(now)).allowed) await sms.tell({ to, text: say('accounts.formerMobileText') })
}

/** `a***@example.com`: enough to recognise one's own address by. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1***')
}

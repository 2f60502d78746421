import type { Outbox } from '../outbox/outbox.ts'
import type { Settings } from '../settings/settings.ts'
import type { MailSender } from './mail-sender.ts'
import { createSmtpMail } from './smtp.ts'

/** The mail server that the settings name; without one, mails stand in the outbox. */
export function createMailSender(
  { SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  outbox: Outbox,
): MailSender {
  if (SMTP_URL && MAIL_FROM) return createSmtpMail({ url: SMTP_URL, from: MAIL_FROM })
  return { send: ({ to, subject, text }) => outbox.add({ channel: 'email', to, text: `${subject}\n\n${text}` }) }
}

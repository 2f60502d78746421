import nodemailer from 'nodemailer'
import { MailError, type MailSender } from './mail-sender.ts'

/** Milliseconds for a mail server to answer; the person waits in front of the form. */
const timeout = 10_000

interface SmtpOptions {
  /** smtp://user:password@host:port, or smtps:// for a connection that is encrypted from its start. */
  url: string
  from: string
}

export function createSmtpMail({ url, from }: SmtpOptions): MailSender {
  const transport = nodemailer.createTransport(ways(url), { from })
  return {
    async send({ id, ...mail }) {
      try {
        await transport.sendMail({ ...mail, ...(id && { messageId: `<${id}@${hostOf(from)}>` }) })
      } catch (cause) {
        const { code, responseCode, message } = cause as Error & { code?: string; responseCode?: number }
        // 550 to 553: the mailbox is not there, or its name is wrong (RFC 5321, section 4.2.3).
        const addressRefused = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 550
        throw new MailError(addressRefused, message, { cause })
      }
    },
  }
}

/** Connects and signs in as for a mail, and sends none. Throws when the server does not take us. */
export async function checkSmtp(url: string): Promise<void> {
  const transport = nodemailer.createTransport(ways(url))
  await transport.verify().finally(() => transport.close())
}

function ways(url: string) {
  return {
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The host of a sender like `Matai <matai@example.com>`. */
function hostOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
}

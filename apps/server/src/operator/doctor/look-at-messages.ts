import { createTranslator } from '@matai/i18n'
import { createMailSender } from '../../platform/mail/create-mail-sender.ts'
import { checkSmtp } from '../../platform/mail/smtp.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { createSmsSender } from '../../platform/sms/create-sms-sender.ts'
import type { Shell } from '../command.ts'
import { bad, type Finding, ok, warning } from './finding.ts'

/** Whether text messages and mails get out; with `to` one is sent. */
export async function lookAtMessages(shell: Shell, to: string | undefined): Promise<Finding[]> {
  const { settings } = shell
  return [await sms(settings), await mail(settings), ...(to ? [await send(shell, to)] : [])]
}

async function sms(settings: Settings): Promise<Finding> {
  const { SMS_PROVIDER: provider } = settings
  if (provider === 'outbox') return unsent(settings, 'doctor.smsOutbox')
  const { host, origin } = new URL(addressOf(settings, provider))
  try {
    // Whatever it answers without a call: the way there is open, and its certificate is good.
    await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5_000) })
    return ok('doctor.sms', { host })
  } catch (error) {
    return bad('doctor.smsUnreachable', { host, detail: reasonOf(error) })
  }
}

async function mail(settings: Settings): Promise<Finding> {
  const { SMTP_URL: url } = settings
  if (!url) return unsent(settings, 'doctor.mailOutbox')
  const { host } = new URL(url)
  try {
    await checkSmtp(url)
    return ok('doctor.mail', { host })
  } catch (error) {
    return bad('doctor.mailUnreachable', { host, detail: reasonOf(error) })
  }
}

function addressOf(settings: Settings, provider: Exclude<Settings['SMS_PROVIDER'], 'outbox'>): string {
  switch (provider) {
    case 'alibaba':
      return settings.ALIBABA_SMS_URL
    case 'twilio':
      return settings.TWILIO_URL
    case 'http':
      return settings.SMS_HTTP_URL ?? '' // the settings stop without it
  }
}

/** Wrong only where nobody could register without it; in development it is what is wanted. */
function unsent({ NODE_ENV, REGISTRATION }: Settings, phrase: 'doctor.smsOutbox' | 'doctor.mailOutbox'): Finding {
  const way = phrase === 'doctor.smsOutbox' ? 'open' : 'email'
  return NODE_ENV === 'production' && REGISTRATION === way ? bad(phrase) : warning(phrase)
}

async function send({ settings, say }: Shell, to: string): Promise<Finding> {
  const outbox = createOutbox({ dataDir: settings.DATA_DIR, now: () => new Date() })
  const text = say('doctor.testText')
  try {
    if (to.includes('@')) await createMailSender(settings, outbox).send({ to, subject: text, text })
    else {
      const words = createTranslator('en')('doctor.testText')
      await createSmsSender(settings, outbox).send({ to, purpose: 'visit', smsCode: '000000', text: words })
    }
    return ok('doctor.sent', { to })
  } catch (error) {
    return bad('doctor.notSent', { to, detail: reasonOf(error) })
  }
}

const reasonOf = (error: unknown) => {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message : message
}

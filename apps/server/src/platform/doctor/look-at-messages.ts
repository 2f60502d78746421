import { checkSmtp } from '../mail/smtp.ts'
import type { Settings } from '../settings/settings.ts'
import { bad, type Finding, ok, warning } from './finding.ts'

/** Whether text messages and mails would get out. */
export async function lookAtMessages(settings: Settings): Promise<Finding[]> {
  return [await sms(settings), await mail(settings)]
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

export const reasonOf = (error: unknown) => {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message : message
}

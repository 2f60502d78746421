import { createTranslator } from '@matai/i18n'
import { bad, type Finding, ok } from '../../platform/doctor/finding.ts'
import { reasonOf } from '../../platform/doctor/look-at-messages.ts'
import { createMailSender } from '../../platform/mail/create-mail-sender.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { createSmsSender } from '../../platform/sms/create-sms-sender.ts'
import type { Shell } from '../command.ts'

/** Sends a text message or a mail that says it is a test. */
export async function sendTest({ settings, say }: Shell, to: string): Promise<Finding> {
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

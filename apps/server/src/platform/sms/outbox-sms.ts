import type { Outbox } from '../outbox/outbox.ts'
import { SmsError, type SmsSender } from './sms-sender.ts'

/** Sends nothing: the message stands in the outbox. */
export function createOutboxSms(outbox: Outbox): SmsSender {
  const add = ({ to, text }: { to: string; text: string }) => outbox.add({ channel: 'sms', to, text })
  return { send: add, tell: add }
}

/** In production nobody looks into the outbox by itself: who waits for a code is told that none was sent. */
export function createUnsentSms(outbox: Outbox): SmsSender {
  return {
    async send({ to, text }) {
      await outbox.add({ channel: 'sms', to, text })
      throw new SmsError('failed', 'SMS_PROVIDER=outbox sends nothing')
    },
  }
}

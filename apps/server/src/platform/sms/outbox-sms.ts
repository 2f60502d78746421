import type { Outbox } from '../outbox/outbox.ts'
import type { SmsSender } from './sms-sender.ts'

/** Sends nothing: the message stands in the outbox. */
export function createOutboxSms(outbox: Outbox): SmsSender {
  return { send: ({ to, text }) => outbox.add({ channel: 'sms', to, text }) }
}

import type { ReminderChannel } from '@matai/contract'
import { MailError, type MailSender } from '../../../platform/mail/mail-sender.ts'
import { isInMini } from '../../mini-program/service/messages.ts'
import type { MiniPeople } from '../../mini-program/service/mini-people.ts'
import type { WechatPeople } from '../../wechat/service/wechat.ts'
import { SmsError, type SmsSender } from '../../../platform/sms/sms-sender.ts'

export interface Message {
  /** A mailbox, or a number in E.164 with its plus. */
  to: string
  /** Names the message, so that one that arrives twice is shown once. */
  id: string
  subject: string
  /** The whole message; addresses stand on lines of their own. */
  text: string
  /** Where a tap leads; empty: nowhere. */
  url: string
  /** The account's zone. */
  zone: string
}

/** `refused`: that address will never take one; `limit`: not today; `failed`: another try may do. */
export type Sent = { outcome: 'sent' } | { outcome: 'refused' | 'limit' | 'failed'; why: string }

/** A way to people outside of the console. */
export interface Channel {
  send(message: Message, now: Date): Promise<Sent>
}

export type OutsideChannel = Exclude<ReminderChannel, 'bell'>
/** Those whose addresses are written down, and asked for consent there. */
export type WrittenChannel = Exclude<OutsideChannel, 'wechat'>
/** The ways that this server has; one that is not set up is missing, and offered nowhere. */
export type Channels = ReadonlyMap<OutsideChannel, Channel>

interface ChannelOptions {
  mail: MailSender
  sms: SmsSender
  /** Counts one text message of the whole server. */
  countSms(now: Date): Promise<{ allowed: boolean }>
  wechat: Pick<WechatPeople['messages'], 'offered' | 'send'>
  mini: Pick<MiniPeople['messages'], 'offered' | 'send'>
}

const told = (error: unknown): string => (error instanceof Error ? error.message : 'failed').slice(0, 200)

/** Mails, text messages, and those of the official account or of the mini program. Where the provider takes codes only, nothing else goes by text message. */
export function createChannels({ mail, sms, countSms, wechat, mini }: ChannelOptions): Channels {
  const channels = new Map<OutsideChannel, Channel>()
  channels.set('mail', {
    async send(message) {
      try {
        await mail.send(message)
        return { outcome: 'sent' }
      } catch (error) {
        return { outcome: error instanceof MailError && error.addressRefused ? 'refused' : 'failed', why: told(error) }
      }
    },
  })
  const tell = sms.tell?.bind(sms)
  if (tell)
    channels.set('sms', {
      async send({ to, text }, now) {
        if (!(await countSms(now)).allowed) return { outcome: 'limit', why: '' }
        try {
          await tell({ to, text })
          return { outcome: 'sent' }
        } catch (error) {
          const isHopeless =
            error instanceof SmsError && (error.problem === 'numberInvalid' || error.problem === 'countryUnsupported')
          return { outcome: isHopeless ? 'refused' : 'failed', why: told(error) }
        }
      },
    })
  if (wechat.offered || mini.offered)
    channels.set('wechat', {
      async send({ to: openId, id, subject: title, text, url, zone }) {
        const way = isInMini(openId) ? mini : wechat
        const { outcome, ...told } = { why: '', ...(await way.send({ openId, id, title, text, url, zone })) }
        return outcome === 'sent' ? { outcome } : { outcome: outcome === 'unreachable' ? 'refused' : 'failed', ...told }
      },
    })
  return channels
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@matai/i18n'
import { createTranslator } from '@matai/i18n'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import { fail, tooManyRequests } from '../../../platform/failure.ts'
import type { Rate } from '../../../platform/rate-limit/rate-limit.ts'
import { deriveKey } from '../../../platform/secrets.ts'
import * as store from '../store/receivers.ts'
import type { WrittenChannel } from './channels.ts'
import type { Dependencies } from './dependencies.ts'

const day = 86_400
/** Questions to one address, whoever asks; and those of one account. Whoever did not ask for messages is not to be bothered. */
const ofAddress: Rate = { limit: 3, windowSeconds: day }
const ofAccount: Rate = { limit: 60, windowSeconds: day }

/** What the reader of an address sees of the question. */
export interface Question {
  account: string
  /** The mailbox or number, its middle hidden. */
  address: string
  by: WrittenChannel
  state: 'asked' | 'confirmed' | 'stopped'
}

const letters = { mail: 'm', sms: 's' } as const

/**
 * Nobody outside of an account gets a message before he has agreed to it, and each can stop them. A link says both; it
 * holds for one address of one receiver, and for nothing else once that is another one.
 */
export function createConsent(dependencies: Dependencies) {
  const { database, channels, rateLimit, accountNamesOf, secret, log } = dependencies
  const key = deriveKey(secret, 'reminders')

  const mark = (accountId: number, id: number, by: WrittenChannel, address: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([accountId, id, by, address]))
      .digest('base64url')
      .slice(0, 22)

  const tokenFor = (accountId: number, id: number, by: WrittenChannel, address: string) =>
    `${accountId.toString(36)}.${id.toString(36)}.${letters[by]}.${mark(accountId, id, by, address)}`

  const addressOf = (row: store.ReceiverRow, by: WrittenChannel) => (by === 'mail' ? row.email : row.mobile)

  async function open(token: string) {
    const [, account = '', receiver = '', letter, given = ''] =
      /^([0-9a-z]{1,10})\.([0-9a-z]{1,10})\.([ms])\.([\w-]{22})$/.exec(token) ?? []
    if (!letter) return undefined
    const accountId = mintAccountId(Number.parseInt(account, 36))
    const by = letter === 'm' ? ('mail' as const) : ('sms' as const)
    const row = await store.findReceiver(database.tx, accountId, Number.parseInt(receiver, 36))
    const address = row && addressOf(row, by)
    if (!row || !address || row.userId !== null) return undefined
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(mark(accountId, row.id, by, address)))) return undefined
    return { accountId, row, by, address }
  }

  async function nameOf(accountId: AccountId): Promise<string> {
    return (await accountNamesOf(database.tx, [accountId])).get(accountId) ?? ''
  }

  return {
    linkFor: (origin: string, accountId: AccountId, id: number, by: WrittenChannel, address: string) =>
      `${origin}/v/reminders/${tokenFor(accountId, id, by, address)}`,

    /** Counts a question before it is sent, or refuses. */
    async countAsking(accountId: AccountId, address: string, now: Date): Promise<void> {
      const stopped = await store.stoppedAmong(database.tx, accountId, [address])
      if (stopped.size > 0) fail('reminders.addressStopped', { as: 'conflict' })
      for (const [rateKey, rate] of [
        [['reminderAskAccount', String(accountId)], ofAccount],
        [['reminderAsk', address], ofAddress],
      ] as const) {
        const { allowed, retryAfter } = await rateLimit.hit(rateKey, rate, now)
        if (!allowed) tooManyRequests(retryAfter)
      }
    },

    /** The job of asking: nothing is asked of who has agreed or said no meanwhile, or has another address. */
    async ask(
      accountId: AccountId,
      { id, by, origin }: { id: number; by: WrittenChannel; origin: string },
      now: Date,
    ): Promise<void> {
      const row = await store.findReceiver(database.tx, accountId, id)
      const address = row && addressOf(row, by)
      const agreed = row && (by === 'mail' ? row.emailConfirmedAt : row.mobileConfirmedAt)
      if (!row || !address || agreed || row.userId !== null) return
      if ((await store.stoppedAmong(database.tx, accountId, [address])).size > 0) return
      const say = createTranslator(row.language === 'en' ? 'en' : 'zh')
      const link = this.linkFor(origin, accountId, id, by, address)
      const account = await nameOf(accountId)
      const sent = await channels.get(by)?.send(
        {
          to: by === 'mail' ? address : `+${address}`,
          id: `ask-${accountId}-${id}-${now.getTime()}`,
          subject: say('reminders.askSubject', { account }),
          text: say(by === 'mail' ? 'reminders.askMail' : 'reminders.askSms', { account, link }),
          url: '',
          zone: 'UTC',
        },
        now,
      )
      if (sent && sent.outcome !== 'sent') log.info({ receiver: id, why: sent.why }, 'a receiver was not asked')
      if (sent?.outcome === 'failed') throw new Error('a receiver was not asked; another try may do')
    },

    /** Undefined for a link that holds for nothing. */
    async question(token: string): Promise<Question | undefined> {
      const found = await open(token)
      if (!found) return undefined
      const { accountId, row, by, address } = found
      const isStopped = (await store.stoppedAmong(database.tx, accountId, [address])).size > 0
      const agreed = by === 'mail' ? row.emailConfirmedAt : row.mobileConfirmedAt
      const state = isStopped ? 'stopped' : agreed ? 'confirmed' : 'asked'
      return { account: await nameOf(accountId), address: hidden(address, by), by, state }
    },

    /** What the reader says. Unlogged: nobody of the account does it, and the receiver shows it. */
    async answer(token: string, agrees: boolean, now: Date, language: Language): Promise<boolean> {
      const found = await open(token)
      if (!found) return false
      const { accountId, row, by, address } = found
      await database.transact(accountId, async (tx) => {
        if (!agrees) return store.putStop(tx, accountId, address, now)
        await store.dropStop(tx, accountId, address)
        const agreed = by === 'mail' ? { emailConfirmedAt: now } : { mobileConfirmedAt: now }
        await store.updateReceiver(tx, accountId, row.id, { ...agreed, language })
      })
      return true
    },
  }
}

export type Consent = ReturnType<typeof createConsent>

/** `a***@example.com`, `86138****8000`. */
function hidden(address: string, by: WrittenChannel): string {
  return by === 'mail' ? address.replace(/^(.)[^@]*/, '$1***') : address.replace(/\d{4}(?=\d{4}$)/, '****')
}

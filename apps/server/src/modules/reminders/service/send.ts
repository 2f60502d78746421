import { ownWorkPath } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Rate } from '../../../platform/rate-limit/rate-limit.ts'
import { sendReminders } from '../jobs.ts'
import { mailOf, smsOf, wechatOf } from '../rules/message.ts'
import { collaboratorWho, fillerWho } from '../rules/tellings.ts'
import * as log from '../store/log.ts'
import { accountsDue, accountsInterrupted, accountsWithOld } from '../store/everybody.ts'
import type { OutsideChannel } from './channels.ts'
import type { Consent } from './consent.ts'
import type { Dependencies } from './dependencies.ts'
import type { KnownPerson, People } from './people.ts'

const day = 86_400
/** Messages that one person gets of one account in a day, so that a busy form fills nobody's telephone. */
const ratesOf: Record<OutsideChannel, Rate> = {
  mail: { limit: 200, windowSeconds: day },
  sms: { limit: 20, windowSeconds: day },
  wechat: { limit: 100, windowSeconds: day },
}
const triesAtMost = 5
/** Milliseconds after which whoever took a message on is held to be gone. */
const patience = 15 * 60_000
/** Days after which the log forgets. */
const keptDays = 90
const purgedAtOnce = 5_000

/** Whom a message means, for looking the person up once more. */
function askedOf({ who, userId }: Pick<log.ReminderRow, 'who' | 'userId'>) {
  const id = Number(who.slice(1))
  return {
    userIds: userId === null ? [] : [userId],
    collaboratorIds: who === collaboratorWho(id) ? [id] : [],
    fillerIds: who === fillerWho(id) ? [id] : [],
  }
}

/** Brings messages to people outside of the console. */
export function createSending(dependencies: Dependencies, { people, consent }: { people: People; consent: Consent }) {
  const { database, channels, rateLimit, consoleOrigin, printedOrigin, accountNamesOf, standingOf } = dependencies
  const { tx } = database

  function write(
    rows: readonly log.ReminderRow[],
    by: OutsideChannel,
    person: KnownPerson,
    account: string,
    accountId: AccountId,
  ) {
    const { language, receiverId, userId, email } = person
    if (by === 'sms') return { subject: '', text: smsOf(rows, { language, account }) }
    if (by === 'wechat') return wechatOf(rows, { language })
    const isMember = userId !== null
    const stopLink =
      consoleOrigin && !isMember && receiverId !== null
        ? consent.linkFor(consoleOrigin, accountId, receiverId, by, email)
        : ''
    const ownWork = printedOrigin ? `${printedOrigin}${ownWorkPath}` : ''
    return mailOf(rows, { language, account, origin: consoleOrigin, isMember, stopLink, ownWork })
  }

  return {
    /**
     * Takes messages to one person by one way on before they are sent, so that they go once at most; what the provider
     * refuses for now is given back and tried again. The address is looked at anew: it may have changed or said no.
     */
    async send(accountId: AccountId, ids: readonly number[], now: Date): Promise<void> {
      const rows = await log.claimReminders(tx, accountId, ids, now)
      const [first] = rows
      if (!first || first.channel === 'bell') return
      const own = rows.map(({ id }) => id)
      const settle = (so: Parameters<typeof log.settleReminders>[3]) => log.settleReminders(tx, accountId, own, so)
      const by = first.channel
      const channel = channels.get(by)
      const person = (await people(tx, accountId, askedOf(first))).find(({ who }) => who === first.who)
      if (!person || !channel) return settle({ state: 'skipped', reason: 'noAddress' })
      if (person.off) return settle({ state: 'skipped', reason: 'off' })
      const state = person[by]
      if (state !== 'confirmed')
        return settle({
          state: 'skipped',
          reason: state === 'none' ? 'noAddress' : state === 'asked' ? 'unconfirmed' : 'stopped',
        })
      const { allowed } = await rateLimit.hit([`reminder ${by}`, `${accountId} ${person.who}`], ratesOf[by], now)
      if (!allowed) return settle({ state: 'skipped', reason: 'limit' })
      const account = (await accountNamesOf(tx, [accountId])).get(accountId) ?? ''
      const to = { mail: person.email, sms: `+${person.mobile}`, wechat: person.openId }[by]
      const url = consoleOrigin && person.userId !== null && first.link ? `${consoleOrigin}${first.link}` : ''
      const zone = (await standingOf(tx, accountId, now))?.zone ?? 'UTC'
      // With its moment, because a server that is set up anew counts from one again.
      const id = `reminder-${first.id}-${first.at.getTime()}`
      const sent = await channel.send({ to, id, url, zone, ...write(rows, by, person, account, accountId) }, now)
      if (sent.outcome === 'sent') return settle({ state: 'sent', reason: '', sentAt: now })
      if (sent.outcome === 'limit') return settle({ state: 'skipped', reason: 'limit' })
      if (sent.outcome === 'refused') return settle({ state: 'failed', reason: 'refused', detail: sent.why })
      if (first.tries >= triesAtMost) return settle({ state: 'failed', reason: 'failed', detail: sent.why })
      await settle({ state: 'sending', reason: 'failed', detail: sent.why })
      await log.giveBackReminders(tx, accountId, own)
      throw new Error('a message was not taken; another try will come')
    },

    /** Sends what has waited long enough, to each person by each way as one message. Safe to run twice and by two. */
    async turn(now: Date): Promise<void> {
      const gone = new Date(now.getTime() - patience)
      for (const accountId of await accountsInterrupted(tx, gone)) await log.interruptClaimed(tx, accountId, gone)
      for (const accountId of await accountsDue(tx, now))
        await database.transact(accountId, async (within) => {
          const rows = await log.endWaiting(within, accountId, now)
          const groups = Map.groupBy(rows, ({ who, channel }) => `${who} ${channel}`)
          for (const group of groups.values())
            await enqueue(within, sendReminders, { accountId, ids: group.map(({ id }) => id) })
        })
    },

    async purge(now: Date): Promise<void> {
      const moment = new Date(now.getTime() - keptDays * day * 1000)
      for (const accountId of await accountsWithOld(tx, moment))
        while ((await log.deleteRemindersBefore(tx, accountId, { moment, atMost: purgedAtOnce })) === purgedAtOnce);
    },
  }
}

import { type AccountNotice, type AccountNoticeKind, type Matter, noticeDays } from '@matai/contract'
import type { Logger } from 'pino'
import type { AccountId } from '../../platform/db/account-id.ts'
import { byAccount } from '../../platform/db/by-account.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { failField } from '../../platform/failure.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { readCursor, writeCursor } from '../../platform/lists/cursor.ts'
import { MailError, type MailSender } from '../../platform/mail/mail-sender.ts'
import type { Ports } from '../../platform/ports.ts'
import type { WechatPeople } from '../wechat/service/wechat.ts'
import { contactsOf, mailboxesOf, membersOf } from '../accounts/service/members.ts'
import { mailNotice, wechatNotice } from './jobs.ts'
import { daysBefore, isMailed, kindsByEmail, mailOf, wechatNoticeOf } from './rules.ts'
import * as store from './store/notices.ts'
import { ownersOfOld } from './store/everybody.ts'
import { type Looking, matters } from './ports.ts'

export type { Looking } from './ports.ts'

/** What somebody should look at today, as all modules say it. */
export const mattersFrom =
  (ports: Ports) =>
  async (tx: Tx, looking: Looking): Promise<Matter[]> =>
    (await Promise.all(ports.all(matters).map((toLookAt) => toLookAt(tx, looking)))).flat()

export type Notices = ReturnType<typeof createNotices>

export interface NoticeDependencies {
  database: Database
  mail: MailSender
  log: Logger
  /** Scheme and host of the console for addresses in emails, where it is set. */
  consoleOrigin: string | undefined
  wechat: Pick<WechatPeople['messages'], 'offered' | 'reach' | 'send'>
  zoneOf(tx: Tx, accountId: AccountId): Promise<string>
}

interface Acting {
  accountId: AccountId
  userId: number
}

interface Choosing extends Acting {
  /** Whether the person runs this server. */
  operator: boolean
}

/** More than these are not counted. */
const countedAtMost = 1_000
const unreadAtMost = 100
/** Notices that one statement removes. */
const purgedAtOnce = 5_000

/** What people of an account are told. Other modules tell inside the transaction of what happened. */
export function createNotices({ database, mail, log, consoleOrigin, wechat, zoneOf }: NoticeDependencies) {
  const { tx } = database

  async function subscriptionOf({ accountId, userId, operator }: Choosing) {
    const unwanted = await store.unwantedOf(tx, accountId, [userId])
    const mailbox = (await mailboxesOf(tx, [userId])).get(userId)
    return {
      email: mailbox?.email ?? null,
      kinds: kindsByEmail(unwanted.get(userId) ?? [], { operator }),
    }
  }

  async function tellIn(transaction: Tx, accountId: AccountId, tellings: store.Telling[]): Promise<void> {
    const told = await store.insertNotices(transaction, tellings)
    const people = [...new Set(told.map(({ userId }) => userId))]
    if (wechat.offered) {
      const wanting = (await wechat.reach(transaction, people)).filter((one) => one.subscribed && one.follows)
      const reachedThere = new Set(wanting.map(({ userId }) => userId))
      for (const { id, userId } of told)
        if (reachedThere.has(userId)) await enqueue(transaction, wechatNotice, { accountId, id })
    }
    const mailboxes = await mailboxesOf(transaction, people)
    const reached = told.filter(({ userId }) => mailboxes.has(userId))
    const userIds = [...new Set(reached.map(({ userId }) => userId))]
    const unwanted = await store.unwantedOf(transaction, accountId, userIds)
    for (const { id, userId, kind } of reached)
      if (isMailed(kind, unwanted.get(userId) ?? [])) await enqueue(transaction, mailNotice, { accountId, id })
  }

  return {
    /** Whoever was told before (`once`) is not told again; emails follow when, and only when, the transaction is committed. */
    async tell(transaction: Tx, tellings: store.Telling | store.Telling[]): Promise<void> {
      for (const [accountId, own] of byAccount([tellings].flat())) await tellIn(transaction, accountId, own)
    },

    async list(
      request: { page: number; pageSize: number; keyword: string; cursor?: string | undefined },
      { accountId, userId }: Acting,
    ) {
      const { page, pageSize, keyword, cursor } = request
      const query = { userId, keyword, before: positionOf(cursor), offset: (page - 1) * pageSize, limit: pageSize }
      const [rows, total, unread] = await Promise.all([
        store.listNotices(tx, accountId, query),
        store.countNotices(tx, accountId, { userId, keyword, atMost: countedAtMost + 1 }),
        store.countUnread(tx, accountId, { userId, atMost: unreadAtMost }),
      ])
      const last = rows.length === pageSize ? rows.at(-1) : undefined
      return {
        list: rows.map(describe),
        total: Math.min(total, countedAtMost),
        totalIsLowerBound: total > countedAtMost,
        next: last ? writeCursor([last.at.toISOString().replace('Z', '000Z'), String(last.id)]) : null,
        unread,
      }
    },

    /** Unlogged: what a person has read is for nobody else. */
    read: ({ upTo }: { upTo: number }, { accountId, userId }: Acting, now: Date): Promise<number> =>
      store.markRead(tx, accountId, { userId, upTo, now }),

    /** Whether anybody of an account was told of this. */
    wasTold: (asked: { kind: AccountNoticeKind; once: string; accountId: AccountId }) => store.wasTold(tx, asked),

    subscription: subscriptionOf,

    /** Unlogged: which emails a person gets is for nobody else. */
    async subscribe(choice: { kind: AccountNoticeKind; byEmail: boolean }, acting: Choosing) {
      await store.setUnwanted(tx, acting, choice)
      return subscriptionOf(acting)
    },

    /**
     * Claims the email before it is sent, so that it goes out once at most: a server that dies while it sends leaves the
     * notice under the bell. What the mail server refused for now is given back and tried again.
     */
    async mail(accountId: AccountId, id: number, now: Date): Promise<void> {
      const row = await store.claimMail(tx, accountId, id, now)
      if (!row) return
      const mailbox = (await mailboxesOf(tx, [row.userId])).get(row.userId)
      const unwanted = (await store.unwantedOf(tx, accountId, [row.userId])).get(row.userId) ?? []
      const works = (await membersOf(tx, accountId)).some(({ userId }) => userId === row.userId)
      if (!mailbox || !works || !isMailed(row.kind, unwanted)) return
      // With its moment, because a server that is set up anew counts from one again.
      const name = `notice-${id}-${row.at.getTime()}`
      try {
        await mail.send({ to: mailbox.email, id: name, ...mailOf(row, mailbox.language, consoleOrigin) })
      } catch (error) {
        if (error instanceof MailError && error.addressRefused) {
          return log.info({ notice: id }, 'an email was not sent: nobody has its address')
        }
        await store.giveBackMail(tx, accountId, id)
        throw error
      }
    },

    /** The same for WeChat. Who follows no longer is told by the bell alone. Unlogged: it repeats what the bell says. */
    async wechat(accountId: AccountId, id: number, now: Date): Promise<void> {
      const row = await store.claimWechat(tx, accountId, id, now)
      const [reached] = row ? await wechat.reach(tx, [row.userId]) : []
      const works = row && (await membersOf(tx, accountId)).some(({ userId }) => userId === row.userId)
      if (!row || !works || !reached?.subscribed || !reached.follows) return
      const language = (await contactsOf(tx, [row.userId])).get(row.userId)?.language ?? 'zh'
      const sent = await wechat.send({
        openId: reached.openId,
        id: `notice-${id}-${row.at.getTime()}`,
        ...wechatNoticeOf(row, language, consoleOrigin),
        zone: await zoneOf(tx, accountId),
      })
      if (sent.outcome === 'sent') return
      log.info({ notice: id, why: sent.why }, 'a message was not sent to WeChat')
      if (sent.outcome === 'unreachable') return
      await store.giveBackWechat(tx, accountId, id)
      throw new Error('a message was not taken; another try will come')
    },

    async purge(now: Date): Promise<void> {
      const before = daysBefore(now, noticeDays)
      const old = { moment: before, atMost: purgedAtOnce }
      for (const accountId of await ownersOfOld(tx, before))
        while ((await store.deleteNoticesBefore(tx, accountId, old)) === purgedAtOnce);
    },
  }
}

function describe({ id, at, kind, details, link, readAt }: store.NoticeRow): AccountNotice {
  return { id, at: at.toISOString(), kind, details, link, readAt: readAt?.toISOString() ?? null }
}

function positionOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  const [, id] = readCursor(cursor) ?? failField('cursor', 'errors.wrongFormat')
  if (!/^\d{1,15}$/.test(id)) failField('cursor', 'errors.wrongFormat')
  return Number(id)
}

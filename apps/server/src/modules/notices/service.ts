import type { AccountNotice } from '@matai/contract'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { failField } from '../../platform/failure.ts'
import { readCursor, writeCursor } from '../../platform/lists/cursor.ts'
import { countNotices, insertNotices, listNotices, markRead, type NoticeRow, type Telling } from './store.ts'

export type Notices = ReturnType<typeof createNotices>

interface Acting {
  accountId: AccountId
  userId: number
}

/** More than these are not counted. */
const countedAtMost = 1_000
const unreadAtMost = 100

/** What people of an account are told. Other modules tell inside the transaction of what happened. */
export function createNotices({ database }: { database: Database }) {
  const { tx } = database
  return {
    async tell(transaction: Tx, tellings: Telling | Telling[]): Promise<void> {
      const all = [tellings].flat()
      if (all.length > 0) await insertNotices(transaction, all)
    },

    async list(
      request: { page: number; pageSize: number; cursor?: string | undefined },
      { accountId, userId }: Acting,
    ) {
      const { page, pageSize, cursor } = request
      const query = { userId, before: positionOf(cursor), offset: (page - 1) * pageSize, limit: pageSize }
      const [rows, total, unread] = await Promise.all([
        listNotices(tx, accountId, query),
        countNotices(tx, accountId, { userId, unread: false, atMost: countedAtMost + 1 }),
        countNotices(tx, accountId, { userId, unread: true, atMost: unreadAtMost }),
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

    read: ({ upTo }: { upTo: number }, { accountId, userId }: Acting, now: Date): Promise<number> =>
      markRead(tx, accountId, { userId, upTo, now }),
  }
}

function describe({ id, at, kind, details, link, readAt }: NoticeRow): AccountNotice {
  return { id, at: at.toISOString(), kind, details, link, readAt: readAt?.toISOString() ?? null }
}

function positionOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  const [, id] = readCursor(cursor) ?? failField('cursor', 'errors.wrongFormat')
  if (!/^\d{1,15}$/.test(id)) failField('cursor', 'errors.wrongFormat')
  return Number(id)
}

import type { AccountNoticeKind } from '@matai/contract'
import { and, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notice } from './table.ts'

export type NoticeRow = typeof notice.$inferSelect

export interface Telling {
  accountId: AccountId
  userId: number
  kind: AccountNoticeKind
  details?: Record<string, string | number>
  /** Address in the console where it can be seen. */
  link?: string
  /** Names what it is about: nobody is told of the same thing twice. Left out, every telling counts. */
  once?: string
}

/** Those that were not told before, with their ids. */
export function insertNotices(tx: Tx, tellings: Telling[]): Promise<NoticeRow[]> {
  return tx.insert(notice).values(tellings).onConflictDoNothing().returning()
}

export function listNotices(
  tx: Tx,
  accountId: AccountId,
  query: { userId: number; before: number | undefined; offset: number; limit: number },
): Promise<NoticeRow[]> {
  const { userId, before, offset, limit } = query
  return tx
    .select()
    .from(notice)
    .where(
      and(
        eq(notice.accountId, accountId),
        eq(notice.userId, userId),
        before === undefined ? undefined : lt(notice.id, before),
      ),
    )
    .orderBy(desc(notice.id))
    .offset(before === undefined ? offset : 0)
    .limit(limit)
}

/** Counts to `atMost` and no further. */
export function countNotices(
  tx: Tx,
  accountId: AccountId,
  { userId, unread, atMost }: { userId: number; unread: boolean; atMost: number },
): Promise<number> {
  const found = tx
    .select({ id: notice.id })
    .from(notice)
    .where(and(eq(notice.accountId, accountId), eq(notice.userId, userId), unread ? isNull(notice.readAt) : undefined))
    .limit(atMost)
  return tx.$count(found.as('found'))
}

export async function markRead(
  tx: Tx,
  accountId: AccountId,
  { userId, upTo, now }: { userId: number; upTo: number; now: Date },
): Promise<number> {
  const { rowCount } = await tx
    .update(notice)
    .set({ readAt: now })
    .where(and(eq(notice.accountId, accountId), eq(notice.userId, userId), lte(notice.id, upTo), isNull(notice.readAt)))
  return rowCount ?? 0
}

/** Of all accounts: what is older than the moment. */
export async function deleteNoticesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.execute(sql`delete from ${notice} where ${notice.at} < ${moment}`)
}

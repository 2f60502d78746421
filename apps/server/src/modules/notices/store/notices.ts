import { type AccountNoticeKind, foldedNotices } from '@matai/contract'
import { and, desc, eq, inArray, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notice, noticeSubscription } from '../table.ts'

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

/** Those that were not told before, with their ids; all of one account. */
export function insertNotices(tx: Tx, tellings: Telling[]): Promise<NoticeRow[]> {
  return tx.insert(notice).values(tellings).onConflictDoNothing().returning()
}

export function listNotices(
  tx: Tx,
  accountId: AccountId,
  query: { userId: number; keyword: string; before: number | undefined; offset: number; limit: number },
): Promise<NoticeRow[]> {
  const { userId, keyword, before, offset, limit } = query
  return tx
    .select()
    .from(notice)
    .where(
      and(
        eq(notice.accountId, accountId),
        eq(notice.userId, userId),
        about(keyword),
        before === undefined ? undefined : lt(notice.id, before),
      ),
    )
    .orderBy(desc(notice.id))
    .offset(before === undefined ? offset : 0)
    .limit(limit)
}

/** Whether anybody of an account was told of this. */
export async function wasTold(
  tx: Tx,
  { kind, once, accountId }: { kind: AccountNoticeKind; once: string; accountId: AccountId },
): Promise<boolean> {
  const rows = await tx
    .select({ id: notice.id })
    .from(notice)
    .where(and(eq(notice.accountId, accountId), eq(notice.kind, kind), eq(notice.once, once), ne(notice.once, '')))
    .limit(1)
  return rows.length > 0
}

/** Whether a keyword stands in what a notice tells of: names, numbers, reasons. */
function about(keyword: string): SQL | undefined {
  if (!keyword) return undefined
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql`exists (select 1 from jsonb_each_text(${notice.details}) told where told.value ilike ${pattern})`
}

/** Counts to `atMost` and no further. */
export function countNotices(
  tx: Tx,
  accountId: AccountId,
  { userId, keyword, atMost }: { userId: number; keyword: string; atMost: number },
): Promise<number> {
  const found = tx
    .select({ id: notice.id })
    .from(notice)
    .where(and(eq(notice.accountId, accountId), eq(notice.userId, userId), about(keyword)))
    .limit(atMost)
  return tx.$count(found.as('found'))
}

/** Unread notices that are looked at: of more, some are files that are one piece of news. */
const lookedAt = 1_000

/** How much news a person has not seen, to `atMost`: what is folded counts once. */
export function countUnread(
  tx: Tx,
  accountId: AccountId,
  { userId, atMost }: { userId: number; atMost: number },
): Promise<number> {
  const unread = tx
    .select({ id: notice.id, kind: notice.kind })
    .from(notice)
    .where(and(eq(notice.accountId, accountId), eq(notice.userId, userId), isNull(notice.readAt)))
    .limit(lookedAt)
    .as('unread')
  const isFolded = inArray(unread.kind, [...foldedNotices])
  const found = tx
    .selectDistinct({ news: sql`case when ${isFolded} then 0 else ${unread.id} end`.as('news') })
    .from(unread)
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

/** Removes what is older than the moment, `atMost` at a time; answers how many went. */
export async function deleteNoticesBefore(
  tx: Tx,
  accountId: AccountId,
  { moment, atMost }: { moment: Date; atMost: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${notice} where account_id = ${accountId} and id in (
      select id from ${notice}
      where account_id = ${accountId} and created_at < ${moment.toISOString()}::timestamptz limit ${atMost}
    )`)
  return rowCount ?? 0
}

/** The notice whose email is now the caller's to send; undefined when somebody had it before. */
export async function claimMail(tx: Tx, accountId: AccountId, id: number, now: Date): Promise<NoticeRow | undefined> {
  const [row] = await tx
    .update(notice)
    .set({ mailedAt: now })
    .where(and(eq(notice.accountId, accountId), eq(notice.id, id), isNull(notice.mailedAt)))
    .returning()
  return row
}

/** The same of its message in WeChat. */
export async function claimWechat(tx: Tx, accountId: AccountId, id: number, now: Date): Promise<NoticeRow | undefined> {
  const [row] = await tx
    .update(notice)
    .set({ wechatAt: now })
    .where(and(eq(notice.accountId, accountId), eq(notice.id, id), isNull(notice.wechatAt)))
    .returning()
  return row
}

export async function giveBackWechat(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  await tx
    .update(notice)
    .set({ wechatAt: null })
    .where(and(eq(notice.accountId, accountId), eq(notice.id, id)))
}

export async function giveBackMail(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  await tx
    .update(notice)
    .set({ mailedAt: null })
    .where(and(eq(notice.accountId, accountId), eq(notice.id, id)))
}

/** Kinds that people of an account do not want as an email, by user; who never chose is missing. */
export async function unwantedOf(tx: Tx, accountId: AccountId, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<number, AccountNoticeKind[]>()
  const rows = await tx
    .select()
    .from(noticeSubscription)
    .where(and(eq(noticeSubscription.accountId, accountId), inArray(noticeSubscription.userId, [...userIds])))
  return new Map(rows.map((row) => [row.userId, row.unwanted]))
}

/** One statement, so that two choices made at once both stand. */
export async function setUnwanted(
  tx: Tx,
  { accountId, userId }: { accountId: AccountId; userId: number },
  { kind, byEmail }: { kind: AccountNoticeKind; byEmail: boolean },
): Promise<void> {
  const added = byEmail ? [] : [kind]
  await tx
    .insert(noticeSubscription)
    .values({ accountId, userId, unwanted: added })
    .onConflictDoUpdate({
      target: [noticeSubscription.accountId, noticeSubscription.userId],
      set: { unwanted: sql`(${noticeSubscription.unwanted} - ${kind}::text) || ${JSON.stringify(added)}::jsonb` },
    })
}

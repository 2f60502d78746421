import { and, desc, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeMobile } from '../table.ts'

export interface NumberedQuery {
  qrCodeId: string
  keyword: string
  /** Rows before this one; then nothing is skipped. */
  before: number | undefined
  offset: number
  limit: number
}

const ofCode = (accountId: AccountId, qrCodeId: string) =>
  and(eq(codeMobile.accountId, accountId), eq(codeMobile.qrCodeId, qrCodeId))

/** How many of them were not on the list before. One list after the other: two in opposite orders would wait for each other. */
export async function insertMobiles(
  tx: Tx,
  accountId: AccountId,
  qrCodeId: string,
  mobiles: readonly { mobile: string; name: string }[],
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mobiles ${accountId} ${qrCodeId}`}, 0))`)
  const rows = mobiles.map((mobile) => ({ accountId, qrCodeId, ...mobile }))
  const added = await tx.insert(codeMobile).values(rows).onConflictDoNothing().returning({ id: codeMobile.id })
  return added.length
}

export async function listMobiles(tx: Tx, accountId: AccountId, query: NumberedQuery) {
  const listed = and(ofCode(accountId, query.qrCodeId), matching(query.keyword))
  const rows = await tx
    .select()
    .from(codeMobile)
    .where(and(listed, query.before ? lt(codeMobile.id, query.before) : undefined))
    .orderBy(desc(codeMobile.id))
    .offset(query.before ? 0 : query.offset)
    .limit(query.limit)
  return { rows, total: await tx.$count(codeMobile, listed) }
}

export function countMobiles(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<number> {
  return tx.$count(codeMobile, ofCode(accountId, qrCodeId))
}

export async function deleteMobiles(
  tx: Tx,
  accountId: AccountId,
  qrCodeId: string,
  ids: readonly number[],
): Promise<number> {
  const removed = await tx
    .delete(codeMobile)
    .where(and(ofCode(accountId, qrCodeId), inArray(codeMobile.id, [...ids])))
    .returning({ id: codeMobile.id })
  return removed.length
}

export async function isListed(tx: Tx, accountId: AccountId, qrCodeId: string, mobile: string): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(codeMobile)
    .where(and(ofCode(accountId, qrCodeId), eq(codeMobile.mobile, mobile)))
  return rows.length > 0
}

/** A keyword is text, not a pattern. */
function matching(keyword: string): SQL | undefined {
  if (!keyword) return undefined
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(codeMobile.name, pattern), ilike(codeMobile.mobile, pattern))
}

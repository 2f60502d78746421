import { and, asc, desc, eq, getTableColumns, gt, ilike, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inReach } from '../../../platform/db/reach.ts'
import type { Position } from '../../../platform/lists/cursor.ts'
import { qrCode, qrCodeFavourite, qrCodeVersion } from '../table.ts'
import type { QrCodeRow } from './codes.ts'

export interface TrashQuery {
  keyword: string
  /** What was deleted before has no content any more. */
  since: Date
  after: Position | undefined
  offset: number
  limit: number
}

type TrashRow = QrCodeRow & { moment: string }

/** Deleted codes with content, the newest deleted first. */
export function listTrash(tx: Tx, accountId: AccountId, query: TrashQuery): Promise<TrashRow[]> {
  const { after, offset, limit } = query
  const beyond = after && sql`(${qrCode.deletedAt}, ${qrCode.id}) < (${after[0]}::timestamptz, ${after[1]})`
  const moment = sql<string>`to_char(${qrCode.deletedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  return tx
    .select({ ...getTableColumns(qrCode), moment })
    .from(qrCode)
    .where(and(inTrash(accountId, query.since), named(query), beyond))
    .orderBy(desc(qrCode.deletedAt), desc(qrCode.id))
    .offset(after ? 0 : offset)
    .limit(limit)
}

/** Counts to `atMost` and no further. */
export function countTrash(tx: Tx, accountId: AccountId, query: TrashQuery, atMost: number): Promise<number> {
  const found = tx
    .select({ id: qrCode.id })
    .from(qrCode)
    .where(and(inTrash(accountId, query.since), named(query)))
    .limit(atMost)
  return tx.$count(found.as('found'))
}

/** Those of the deleted codes that still have content, held in the order of their ids. */
export function lockTrash(tx: Tx, accountId: AccountId, ids: string[], since: Date): Promise<QrCodeRow[]> {
  return tx
    .select()
    .from(qrCode)
    .where(and(inTrash(accountId, since), inArray(qrCode.id, ids)))
    .orderBy(asc(qrCode.id))
    .for('update')
}

/**
 * Removes the content of those of the codes that have lain in the trash since before a moment. Answers which they were:
 * one that somebody brings back now, or that another worker holds, is left out.
 */
export async function purgeTrash(
  tx: Tx,
  accountId: AccountId,
  { ids, before, now }: { ids: readonly string[]; before: Date; now: Date },
): Promise<string[]> {
  const among = and(eq(qrCode.accountId, accountId), inArray(qrCode.id, [...ids]))
  const held = await tx
    .select({ id: qrCode.id })
    .from(qrCode)
    .where(and(among, lte(qrCode.deletedAt, before), isNull(qrCode.purgedAt)))
    .orderBy(asc(qrCode.id))
    .for('update', { skipLocked: true })
  const old = held.map(({ id }) => id)
  if (old.length === 0) return old
  const { accountId: versionOwner, qrCodeId: versionOf } = qrCodeVersion
  await tx.delete(qrCodeVersion).where(and(eq(versionOwner, accountId), inArray(versionOf, old)))
  const { accountId: markOwner, qrCodeId: markOf } = qrCodeFavourite
  await tx.delete(qrCodeFavourite).where(and(eq(markOwner, accountId), inArray(markOf, old)))
  await tx
    .update(qrCode)
    .set({ purgedAt: now, style: null })
    .where(and(eq(qrCode.accountId, accountId), inArray(qrCode.id, old)))
  return old
}

function inTrash(accountId: AccountId, since: Date): SQL | undefined {
  return and(
    eq(qrCode.accountId, accountId),
    gt(qrCode.deletedAt, since),
    isNull(qrCode.purgedAt),
    inReach(qrCode.directoryId),
  )
}

function named({ keyword }: TrashQuery): SQL | undefined {
  if (!keyword) return undefined
  // A keyword is text, not a pattern.
  return or(ilike(qrCode.name, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`), eq(qrCode.id, keyword))
}

/** Codes in the trash that came there since then. */
export async function countDeletedSince(tx: Tx, accountId: AccountId, since: Date): Promise<number> {
  const [row] = await tx
    .select({ deleted: sql<number>`count(*)::int` })
    .from(qrCode)
    .where(and(eq(qrCode.accountId, accountId), gt(qrCode.deletedAt, since)))
  return row?.deleted ?? 0
}

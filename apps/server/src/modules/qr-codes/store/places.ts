import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inReach } from '../../../platform/db/reach.ts'
import { holds } from '../../../platform/lists/page-sql.ts'
import { qrCode } from '../table.ts'

/** Name and directory of those of the codes that are there, or with `gone` also of those that were deleted. */
export function placesOf(tx: Tx, accountId: AccountId, ids: readonly string[], gone = false) {
  return tx
    .select({ id: qrCode.id, name: qrCode.name, directoryId: qrCode.directoryId })
    .from(qrCode)
    .where(
      and(
        eq(qrCode.accountId, accountId),
        gone ? undefined : isNull(qrCode.deletedAt),
        inReach(qrCode.directoryId),
        sql`${qrCode.id} = any(${sql.param([...ids])}::text[])`,
      ),
    )
}

/** How many of the codes are in which directory. */
export function countPlaces(tx: Tx, accountId: AccountId, ids: readonly string[]) {
  return tx
    .select({ directoryId: qrCode.directoryId, codes: count() })
    .from(qrCode)
    .where(
      and(
        eq(qrCode.accountId, accountId),
        isNull(qrCode.deletedAt),
        inReach(qrCode.directoryId),
        sql`${qrCode.id} = any(${sql.param([...ids])}::text[])`,
      ),
    )
    .groupBy(qrCode.directoryId)
}

/** Codes in directories, at most so many. */
export function placesIn(tx: Tx, accountId: AccountId, directoryIds: readonly number[], limit: number) {
  return tx
    .select({ id: qrCode.id, name: qrCode.name, directoryId: qrCode.directoryId })
    .from(qrCode)
    .where(
      and(
        eq(qrCode.accountId, accountId),
        isNull(qrCode.deletedAt),
        inReach(qrCode.directoryId),
        sql`${qrCode.directoryId} = any(${sql.param([...directoryIds])}::bigint[])`,
      ),
    )
    .orderBy(asc(qrCode.createdAt), asc(qrCode.id))
    .limit(limit)
}

/** Codes with a word in their names, at most so many. */
export async function idsNamed(tx: Tx, accountId: AccountId, word: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: qrCode.id })
    .from(qrCode)
    .where(
      and(
        eq(qrCode.accountId, accountId),
        isNull(qrCode.deletedAt),
        inReach(qrCode.directoryId),
        holds(qrCode.name, word),
      ),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}

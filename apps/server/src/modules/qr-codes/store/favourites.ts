import { and, eq, inArray } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCodeFavourite } from '../table.ts'

const ofUser = (accountId: AccountId, userId: number, ids: string[]) =>
  and(
    eq(qrCodeFavourite.accountId, accountId),
    eq(qrCodeFavourite.userId, userId),
    inArray(qrCodeFavourite.qrCodeId, ids),
  )

/** Which of the codes somebody marked. */
export async function favouritesAmong(
  tx: Tx,
  accountId: AccountId,
  userId: number,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: qrCodeFavourite.qrCodeId })
    .from(qrCodeFavourite)
    .where(ofUser(accountId, userId, ids))
  return new Set(rows.map(({ id }) => id))
}

/** Answers how many were not marked before. */
export async function addFavourites(tx: Tx, accountId: AccountId, userId: number, ids: string[]): Promise<number> {
  const rows = await tx
    .insert(qrCodeFavourite)
    .values([...ids].sort().map((qrCodeId) => ({ accountId, userId, qrCodeId })))
    .onConflictDoNothing()
    .returning({ id: qrCodeFavourite.qrCodeId })
  return rows.length
}

/** Answers how many were marked before. */
export async function removeFavourites(tx: Tx, accountId: AccountId, userId: number, ids: string[]): Promise<number> {
  const rows = await tx
    .delete(qrCodeFavourite)
    .where(ofUser(accountId, userId, ids))
    .returning({ id: qrCodeFavourite.qrCodeId })
  return rows.length
}

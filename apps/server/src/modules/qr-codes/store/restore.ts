import { and, eq, inArray } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../table.ts'
import type { QrCodeRow } from './codes.ts'

const own = (accountId: AccountId, id: string) => and(eq(qrCode.accountId, accountId), eq(qrCode.id, id))

/** Codes whatever became of them; unknown ids are missing. */
export function listAnyQrCodes(tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<QrCodeRow[]> {
  return tx
    .select()
    .from(qrCode)
    .where(and(eq(qrCode.accountId, accountId), inArray(qrCode.id, [...ids])))
}

/** Holds a code whatever became of it, also a deleted one, until the transaction ends. */
export async function lockAnyQrCode(tx: Tx, accountId: AccountId, id: string): Promise<QrCodeRow | undefined> {
  const [row] = await tx.select().from(qrCode).where(own(accountId, id)).for('update')
  return row
}

/** A deleted code is there again: as a page, without an end. */
export async function reviveQrCode(
  tx: Tx,
  accountId: AccountId,
  id: string,
  change: Pick<QrCodeRow, 'directoryId' | 'version' | 'updatedAt'>,
): Promise<void> {
  const alive = { deletedAt: null, purgedAt: null, expiresAt: null, kind: 'page' as const }
  await tx
    .update(qrCode)
    .set({ ...alive, ...change })
    .where(own(accountId, id))
}

import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../table.ts'
import type { QrCodeRow } from './codes.ts'

const among = (accountId: AccountId, ids: string[]) => and(eq(qrCode.accountId, accountId), inArray(qrCode.id, ids))

/** Those of the live codes that are there. */
export function findQrCodes(tx: Tx, accountId: AccountId, ids: string[]): Promise<QrCodeRow[]> {
  return tx
    .select()
    .from(qrCode)
    .where(and(among(accountId, ids), isNull(qrCode.deletedAt)))
}

/** Those that are there, held until the transaction ends; in the order of their ids, so that nobody waits in a circle. */
export function lockQrCodes(tx: Tx, accountId: AccountId, ids: string[]): Promise<QrCodeRow[]> {
  return tx
    .select()
    .from(qrCode)
    .where(and(among(accountId, ids), isNull(qrCode.deletedAt)))
    .orderBy(asc(qrCode.id))
    .for('update')
}

type Change = Partial<
  Pick<QrCodeRow, 'style' | 'directoryId' | 'expiresAt' | 'openMethod' | 'shared' | 'brand' | 'deletedAt' | 'updatedAt'>
>

/** Changes codes that this transaction holds. */
export async function updateQrCodes(tx: Tx, accountId: AccountId, ids: string[], change: Change): Promise<void> {
  if (ids.length > 0) await tx.update(qrCode).set(change).where(among(accountId, ids))
}

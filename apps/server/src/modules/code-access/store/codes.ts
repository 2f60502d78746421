import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../../qr-codes/table.ts'

/** Whether all of these codes are the account's and none is in the trash. The ids have to be different. */
export async function hasCodes(tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<boolean> {
  const own = and(eq(qrCode.accountId, accountId), inArray(qrCode.id, [...ids]), isNull(qrCode.deletedAt))
  return (await tx.$count(qrCode, own)) === ids.length
}

/** Those of the codes that are the account's and not in the trash, with their names. */
export function namedCodes(
  tx: Tx,
  accountId: AccountId,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const own = and(eq(qrCode.accountId, accountId), inArray(qrCode.id, [...ids]), isNull(qrCode.deletedAt))
  return tx.select({ id: qrCode.id, name: qrCode.name }).from(qrCode).where(own)
}

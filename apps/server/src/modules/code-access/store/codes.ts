import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../../qr-codes/table.ts'

/** Whether all of these codes are the account's and none is in the trash. The ids have to be different. */
export async function hasCodes(tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<boolean> {
  const own = and(eq(qrCode.accountId, accountId), inArray(qrCode.id, [...ids]), isNull(qrCode.deletedAt))
  return (await tx.$count(qrCode, own)) === ids.length
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../table.ts'

/** Name and directory of those of the codes that are there. */
export function placesOf(tx: Tx, accountId: AccountId, ids: readonly string[]) {
  return tx
    .select({ id: qrCode.id, name: qrCode.name, directoryId: qrCode.directoryId })
    .from(qrCode)
    .where(
      and(
        eq(qrCode.accountId, accountId),
        isNull(qrCode.deletedAt),
        sql`${qrCode.id} = any(${sql.param([...ids])}::text[])`,
      ),
    )
}

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Reach } from '../../../platform/db/reach.ts'
import { qrCode } from '../table.ts'

/** What somebody sees who works in some directories: their codes, those in the trash, too. */
export function reachOf(userId: number, directories: readonly number[]): Reach {
  return {
    userId,
    directories,
    holds: (accountId, column): SQL => sql`exists (
      select 1 from qr_code reached where reached.account_id = ${accountId} and reached.id = ${column}
        and reached.directory_id = any(${sql.param([...directories])}::bigint[]))`,
  }
}

/** In which directory each of the codes is; those that the account does not have are missing. */
export async function directoriesOf(
  tx: Tx,
  accountId: AccountId,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: qrCode.id, directoryId: qrCode.directoryId })
    .from(qrCode)
    .where(and(eq(qrCode.accountId, accountId), inArray(qrCode.id, [...ids])))
  return new Map(rows.map(({ id, directoryId }) => [id, directoryId]))
}

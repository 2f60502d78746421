import { inArray, sum } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formTally } from '../table.ts'

/** Records of each of many accounts; those that have none are missing. */
export async function countRecords(tx: Tx, accountIds: readonly AccountId[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ accountId: formTally.accountId, records: sum(formTally.records).mapWith(Number) })
    .from(formTally)
    .where(inArray(formTally.accountId, [...accountIds]))
    .groupBy(formTally.accountId)
  return new Map(rows.map(({ accountId, records }) => [accountId, records]))
}

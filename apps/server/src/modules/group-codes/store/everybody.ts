import { inArray, sql } from 'drizzle-orm'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { groupCode } from '../table.ts'

/** Group codes of each of many accounts; those that have none are missing. */
export async function countGroupCodes(tx: Tx, accountIds: readonly AccountId[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ accountId: groupCode.accountId, codes: sql<number>`count(*)::int` })
    .from(groupCode)
    .where(inArray(groupCode.accountId, [...accountIds]))
    .groupBy(groupCode.accountId)
  return new Map(rows.map(({ accountId, codes }) => [accountId, codes]))
}

/** Accounts that have a group code, to look through one by one. */
export async function ownersOfGroupCodes(tx: Tx): Promise<AccountId[]> {
  const rows = await tx.selectDistinct({ accountId: groupCode.accountId }).from(groupCode)
  return rows.map(({ accountId }) => mintAccountId(accountId)).sort((a, b) => a - b)
}

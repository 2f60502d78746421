import { and, count, eq, inArray } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formRecord } from '../table/records.ts'

/** Records that somebody is to see to, and which are not done. */
const of = (accountId: AccountId, userId: number) =>
  and(
    eq(formRecord.accountId, accountId),
    eq(formRecord.chargeId, userId),
    inArray(formRecord.followUp, ['pending', 'inProgress']),
  )

export async function countRecordsOf(tx: Tx, accountId: AccountId, userId: number): Promise<number> {
  const [row] = await tx.select({ records: count() }).from(formRecord).where(of(accountId, userId))
  return row?.records ?? 0
}

export async function handOverRecords(
  tx: Tx,
  accountId: AccountId,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const { rowCount } = await tx.update(formRecord).set({ chargeId: to }).where(of(accountId, from))
  return rowCount ?? 0
}

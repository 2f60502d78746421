import { and, eq, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formRecord } from '../table/records.ts'

/** For later modules: the numbers of records and what they scored; those that were deleted are missing. */
export async function outcomesOf(
  tx: Tx,
  accountId: AccountId,
  recordIds: readonly number[],
): Promise<ReadonlyMap<number, { number: number; score: { points: number; most: number } | null }>> {
  if (recordIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: formRecord.id, number: formRecord.number, score: formRecord.score })
    .from(formRecord)
    .where(
      and(eq(formRecord.accountId, accountId), sql`${formRecord.id} = any(${sql.param([...recordIds])}::bigint[])`),
    )
  return new Map(rows.map(({ id, number, score }) => [id, { number, score }]))
}

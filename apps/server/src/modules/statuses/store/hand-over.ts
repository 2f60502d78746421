import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { status } from '../table.ts'

/** Statuses that somebody may set because they name the person. */
const of = (accountId: AccountId, userId: number): SQL | undefined =>
  and(
    eq(status.accountId, accountId),
    isNull(status.deletedAt),
    sql`${status.members} @> ${JSON.stringify([userId])}::jsonb`,
  )

export async function countStatusesOf(tx: Tx, accountId: AccountId, userId: number): Promise<number> {
  const [row] = await tx.select({ statuses: count() }).from(status).where(of(accountId, userId))
  return row?.statuses ?? 0
}

export async function handOverStatuses(
  tx: Tx,
  accountId: AccountId,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const members = sql`(
    select jsonb_agg(distinct case when person = to_jsonb(${from}::bigint) then to_jsonb(${to}::bigint) else person end)
    from jsonb_array_elements(${status.members}) person)`
  const { rowCount } = await tx.update(status).set({ members }).where(of(accountId, from))
  return rowCount ?? 0
}

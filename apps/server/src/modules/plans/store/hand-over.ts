import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { plan } from '../table.ts'

/** Plans that name somebody; who is in charge of all of them is named in none. */
const of = (accountId: AccountId, userId: number): SQL | undefined =>
  and(
    eq(plan.accountId, accountId),
    isNull(plan.deletedAt),
    sql`(${plan.people} @> ${JSON.stringify([userId])}::jsonb or ${plan.createdBy} = ${userId})`,
  )

export async function countPlansOf(tx: Tx, accountId: AccountId, userId: number): Promise<number> {
  const [row] = await tx.select({ plans: count() }).from(plan).where(of(accountId, userId))
  return row?.plans ?? 0
}

/** The heir stands once among the people of each, whoever else does. */
export async function handOverPlans(tx: Tx, accountId: AccountId, who: { from: number; to: number }): Promise<number> {
  const { from, to } = who
  const people = sql`(
    select coalesce(jsonb_agg(distinct case when person = to_jsonb(${from}::bigint) then to_jsonb(${to}::bigint) else person end),
      '[]'::jsonb)
    from jsonb_array_elements(${plan.people}) person)`
  const createdBy = sql`case when ${plan.createdBy} = ${from} then ${to}::bigint else ${plan.createdBy} end`
  const { rowCount } = await tx.update(plan).set({ people, createdBy }).where(of(accountId, from))
  return rowCount ?? 0
}

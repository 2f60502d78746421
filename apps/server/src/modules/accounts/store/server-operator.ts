import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { serverOperator, user } from '../table.ts'

/**
 * Makes whoever registers first the operator. Of any number at once exactly one gets the place: who comes later waits
 * for the row of the first, and sees the people who were there before.
 */
export async function claimServer(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${serverOperator} (place, user_id)
    select 1, ${userId}::bigint where not exists (select 1 from ${user} where ${user.id} <> ${userId})
    on conflict do nothing`)
}

export async function findServerOperator(tx: Tx): Promise<number | undefined> {
  const [row] = await tx.select({ userId: serverOperator.userId }).from(serverOperator)
  return row?.userId
}

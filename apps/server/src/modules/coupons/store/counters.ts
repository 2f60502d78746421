import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { holds } from '../../../platform/lists/page-sql.ts'
import { couponCounter, couponUse } from '../table.ts'

export type CounterRow = typeof couponCounter.$inferSelect

const matching = (accountId: AccountId, keyword: string) =>
  and(
    eq(couponCounter.accountId, accountId),
    keyword ? or(holds(couponCounter.outlet, keyword), holds(couponCounter.person, keyword)) : undefined,
  )

export const listCounters = (
  tx: Tx,
  accountId: AccountId,
  { keyword, offset, limit }: { keyword: string; offset: number; limit: number },
): Promise<CounterRow[]> =>
  tx
    .select()
    .from(couponCounter)
    .where(matching(accountId, keyword))
    .orderBy(desc(couponCounter.id))
    .offset(offset)
    .limit(limit)

/** What stands of each counter; those that redeemed nothing are missing. */
export async function usesOfCounters(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
): Promise<Map<number | null, number>> {
  const rows = await tx
    .select({ counterId: couponUse.counterId, uses: count() })
    .from(couponUse)
    .where(and(eq(couponUse.accountId, accountId), inArray(couponUse.counterId, [...ids]), isNull(couponUse.undoneAt)))
    .groupBy(couponUse.counterId)
  return new Map(rows.map(({ counterId, uses }) => [counterId, uses]))
}

export const countCounters = (tx: Tx, accountId: AccountId, keyword: string): Promise<number> =>
  tx.$count(couponCounter, matching(accountId, keyword))

/** Whoever adds one comes after whoever adds one now. */
export async function holdCounters(tx: Tx, accountId: AccountId): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`counters ${accountId}`}, 0))`)
  return tx.$count(couponCounter, and(eq(couponCounter.accountId, accountId), isNull(couponCounter.endedAt)))
}

export async function insertCounter(
  tx: Tx,
  values: { accountId: AccountId; outlet: string; person: string; address: string },
): Promise<CounterRow | undefined> {
  const [row] = await tx.insert(couponCounter).values(values).returning()
  return row
}

export async function endCounter(tx: Tx, accountId: AccountId, id: number, now: Date): Promise<CounterRow | undefined> {
  const [row] = await tx
    .update(couponCounter)
    .set({ endedAt: sql`coalesce(${couponCounter.endedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(couponCounter.accountId, accountId), eq(couponCounter.id, id)))
    .returning()
  return row
}

export const countersByIds = (tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<CounterRow[]> =>
  tx
    .select()
    .from(couponCounter)
    .where(and(eq(couponCounter.accountId, accountId), inArray(couponCounter.id, [...ids])))

export async function findCounterAt(tx: Tx, accountId: AccountId, address: string): Promise<CounterRow | undefined> {
  const [row] = await tx
    .select()
    .from(couponCounter)
    .where(and(eq(couponCounter.accountId, accountId), eq(couponCounter.address, address)))
  return row
}

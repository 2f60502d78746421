import { eq, inArray, lte, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { rateCounter } from './table.ts'

/** Counts in one statement, so that nodes that count at the same time do not lose an event. Times in milliseconds. */
export async function countEvent(
  tx: Tx,
  { key, now, resetsAt }: { key: string; now: number; resetsAt: number },
): Promise<{ count: number; resetsAt: number }> {
  const over = sql`${rateCounter.resetsAt} <= ${now}`
  const [counted] = await tx
    .insert(rateCounter)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateCounter.key,
      set: {
        count: sql`case when ${over} then 1 else least(${rateCounter.count} + 1, 1000000) end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateCounter.resetsAt} end`,
      },
    })
    .returning({ count: rateCounter.count, resetsAt: rateCounter.resetsAt })
  if (!counted) throw new Error('an upsert returned no row')
  return counted
}

export async function uncountEvent(tx: Tx, key: string): Promise<void> {
  await tx
    .update(rateCounter)
    .set({ count: sql`greatest(${rateCounter.count} - 1, 0)` })
    .where(eq(rateCounter.key, key))
}

export async function dropCounters(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.delete(rateCounter).where(inArray(rateCounter.key, [...keys]))
}

export async function dropOldCounters(tx: Tx, now: number): Promise<void> {
  await tx.delete(rateCounter).where(lte(rateCounter.resetsAt, now))
}

import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { pushDelivery, pushEvent, pushStream, pushTry } from '../table.ts'

export type EventRow = typeof pushEvent.$inferSelect

export async function insertNews(
  tx: Tx,
  accountId: AccountId,
  news: readonly Omit<typeof pushEvent.$inferInsert, 'accountId'>[],
): Promise<EventRow[]> {
  if (news.length === 0) return []
  return tx
    .insert(pushEvent)
    .values(news.map((one) => ({ ...one, accountId })))
    .returning()
}

/** What happened and has no deliveries yet, the oldest first. */
export const unspread = (tx: Tx, accountId: AccountId, limit: number): Promise<EventRow[]> =>
  tx
    .select()
    .from(pushEvent)
    .where(and(eq(pushEvent.accountId, accountId), eq(pushEvent.spread, false)))
    .orderBy(asc(pushEvent.id))
    .limit(limit)

export async function markSpread(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<void> {
  await tx
    .update(pushEvent)
    .set({ spread: true })
    .where(and(eq(pushEvent.accountId, accountId), inArray(pushEvent.id, [...ids])))
}

export async function deleteNews(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(pushEvent).where(and(eq(pushEvent.accountId, accountId), inArray(pushEvent.id, [...ids])))
}

/** The next `count` numbers of a stream; answers the one before them. The row holds the stream until the end. */
export async function takeNumbers(
  tx: Tx,
  accountId: AccountId,
  { pushId, stream, count }: { pushId: number; stream: string; count: number },
): Promise<number> {
  const [row] = await tx
    .insert(pushStream)
    .values({ accountId, pushId, stream, last: count })
    .onConflictDoUpdate({
      target: [pushStream.accountId, pushStream.pushId, pushStream.stream],
      set: { last: sql`${pushStream.last} + ${count}` },
    })
    .returning()
  return (row?.last ?? count) - count
}

export async function findNews(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<Map<number, EventRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(pushEvent)
    .where(and(eq(pushEvent.accountId, accountId), inArray(pushEvent.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Removes what is older with its deliveries; answers of each push how many it never took. */
export async function expireNews(tx: Tx, accountId: AccountId, before: Date, limit: number) {
  const old = await tx
    .select({ id: pushEvent.id })
    .from(pushEvent)
    .where(and(eq(pushEvent.accountId, accountId), lte(pushEvent.at, before)))
    .orderBy(asc(pushEvent.id))
    .limit(limit)
  const ids = old.map(({ id }) => id)
  const lost = new Map<number, number>()
  if (ids.length === 0) return { removed: 0, lost }
  const gone = await tx
    .delete(pushDelivery)
    .where(and(eq(pushDelivery.accountId, accountId), inArray(pushDelivery.eventId, ids)))
    .returning({ id: pushDelivery.id, pushId: pushDelivery.pushId, state: pushDelivery.state })
  for (const { pushId, state } of gone) if (state !== 'delivered') lost.set(pushId, (lost.get(pushId) ?? 0) + 1)
  const deliveries = gone.map(({ id }) => id)
  if (deliveries.length > 0)
    await tx.delete(pushTry).where(and(eq(pushTry.accountId, accountId), inArray(pushTry.deliveryId, deliveries)))
  await deleteNews(tx, accountId, ids)
  return { removed: ids.length, lost }
}

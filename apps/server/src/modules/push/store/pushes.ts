import { and, asc, eq, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { askNamed } from '../../../platform/db/named-statement.ts'
import { push, pushDelivery, pushStream, pushTry } from '../table.ts'

export type PushRow = typeof push.$inferSelect

const one = (accountId: AccountId, id: number) => and(eq(push.accountId, accountId), eq(push.id, id))

export const listPushes = (tx: Tx, accountId: AccountId): Promise<PushRow[]> =>
  tx.select().from(push).where(eq(push.accountId, accountId)).orderBy(asc(push.id))

/** Whether anything may have to be told; asked whenever something happens. */
export async function hasPushes(tx: Tx, accountId: AccountId): Promise<boolean> {
  const text = 'select from push where account_id = $1 limit 1'
  return (await askNamed(tx, { name: 'push-any', text, values: [accountId] })).length > 0
}

export async function findPush(tx: Tx, accountId: AccountId, id: number): Promise<PushRow | undefined> {
  const [row] = await tx.select().from(push).where(one(accountId, id))
  return row
}

export async function findPushAt(tx: Tx, accountId: AccountId, address: string): Promise<PushRow | undefined> {
  const [row] = await tx
    .select()
    .from(push)
    .where(and(eq(push.accountId, accountId), eq(push.address, address)))
  return row
}

/** All of an account, held: their deliveries come in one order for everybody. */
export const lockPushes = (tx: Tx, accountId: AccountId): Promise<PushRow[]> =>
  tx.select().from(push).where(eq(push.accountId, accountId)).orderBy(asc(push.id)).for('update')

export async function lockPush(tx: Tx, accountId: AccountId, id: number): Promise<PushRow | undefined> {
  const [row] = await tx.select().from(push).where(one(accountId, id)).for('update')
  return row
}

/** Undefined when it is gone, or somebody else picks from it at this moment. */
export async function tryPush(tx: Tx, accountId: AccountId, id: number): Promise<PushRow | undefined> {
  const [row] = await tx.select().from(push).where(one(accountId, id)).for('update', { skipLocked: true })
  return row
}

/** Keeps others from adding one until the end of the transaction; a lock of its own, because there may be no row yet. */
export async function holdAdding(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('pushes', ${accountId}))`)
}

export async function insertPush(tx: Tx, values: typeof push.$inferInsert): Promise<PushRow | undefined> {
  const [row] = await tx.insert(push).values(values).returning()
  return row
}

export async function updatePush(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: Partial<Omit<PushRow, 'accountId' | 'id'>>,
): Promise<PushRow | undefined> {
  const [row] = await tx.update(push).set(values).where(one(accountId, id)).returning()
  return row
}

export async function countExpired(tx: Tx, accountId: AccountId, id: number, more: number): Promise<void> {
  await tx
    .update(push)
    .set({ expired: sql`${push.expired} + ${more}` })
    .where(one(accountId, id))
}

/** With all that is known of what it was told; what happened stays for the others. */
export async function deletePush(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  await tx.delete(pushTry).where(and(eq(pushTry.accountId, accountId), eq(pushTry.pushId, id)))
  await tx.delete(pushDelivery).where(and(eq(pushDelivery.accountId, accountId), eq(pushDelivery.pushId, id)))
  await tx.delete(pushStream).where(and(eq(pushStream.accountId, accountId), eq(pushStream.pushId, id)))
  await tx.delete(push).where(one(accountId, id))
}

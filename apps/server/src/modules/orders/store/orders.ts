import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { orderPayment, type OrderRow, type PaymentRow, shopOrder } from '../table.ts'

/** More are not listed. */
export const listedAtMost = 200

const one = (accountId: AccountId, id: number) => and(eq(shopOrder.accountId, accountId), eq(shopOrder.id, id))

export async function insertOrder(
  tx: Tx,
  row: typeof shopOrder.$inferInsert & { accountId: AccountId },
): Promise<OrderRow> {
  const [made] = await tx.insert(shopOrder).values(row).returning()
  if (!made) throw new Error('insert returned no row')
  return made
}

export async function findOrder(tx: Tx, accountId: AccountId, id: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(shopOrder).where(one(accountId, id))
  return row
}

export async function findByNumber(tx: Tx, accountId: AccountId, number: string): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.accountId, accountId), eq(shopOrder.number, number)))
  return row
}

/** The newest first. */
export function listOrders(tx: Tx, accountId: AccountId): Promise<OrderRow[]> {
  return tx
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.accountId, accountId))
    .orderBy(desc(shopOrder.id))
    .limit(listedAtMost)
}

export async function ordersByIds(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.accountId, accountId), inArray(shopOrder.id, [...ids])))
}

/** Paid, neither given back nor turned into credit. */
export function standingOrders(tx: Tx, accountId: AccountId): Promise<OrderRow[]> {
  return tx
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.accountId, accountId), eq(shopOrder.state, 'paid'), isNull(shopOrder.supersededBy)))
    .orderBy(asc(shopOrder.fromAt))
}

type Change = Partial<
  Pick<OrderRow, 'state' | 'kind' | 'paidAt' | 'fromAt' | 'untilAt' | 'value' | 'started' | 'supersededBy' | 'refunded'>
>

export async function updateOrder(tx: Tx, accountId: AccountId, id: number, change: Change): Promise<void> {
  await tx.update(shopOrder).set(change).where(one(accountId, id))
}

/** What an order took for credit stands again. */
export async function freeSuperseded(tx: Tx, accountId: AccountId, by: number): Promise<void> {
  await tx
    .update(shopOrder)
    .set({ supersededBy: null })
    .where(and(eq(shopOrder.accountId, accountId), eq(shopOrder.supersededBy, by)))
}

export async function startTerms(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(shopOrder)
    .set({ started: true })
    .where(and(eq(shopOrder.accountId, accountId), inArray(shopOrder.id, [...ids])))
}

export function paymentsOf(tx: Tx, accountId: AccountId, orderId: number): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(orderPayment)
    .where(and(eq(orderPayment.accountId, accountId), eq(orderPayment.orderId, orderId)))
    .orderBy(asc(orderPayment.paidAt))
}

export async function insertPayment(tx: Tx, row: typeof orderPayment.$inferInsert & { accountId: AccountId }) {
  await tx.insert(orderPayment).values(row)
}

const payment = ({ orderId, transaction }: Pick<PaymentRow, 'orderId' | 'transaction'>, accountId: AccountId) =>
  and(
    eq(orderPayment.accountId, accountId),
    eq(orderPayment.orderId, orderId),
    eq(orderPayment.transaction, transaction),
  )

export async function findPayment(
  tx: Tx,
  accountId: AccountId,
  which: Pick<PaymentRow, 'orderId' | 'transaction'>,
): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(orderPayment).where(payment(which, accountId))
  return row
}

export async function updatePayment(
  tx: Tx,
  accountId: AccountId,
  which: Pick<PaymentRow, 'orderId' | 'transaction'>,
  change: Partial<Pick<PaymentRow, 'refundNumber' | 'refundedAt'>>,
): Promise<void> {
  await tx.update(orderPayment).set(change).where(payment(which, accountId))
}

import type { OrderState, invoiceStates } from '@matai/contract'
import { and, desc, eq, isNotNull, isNull, lte, gt, or } from 'drizzle-orm'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type InvoiceRow, invoice, orderPayment, type OrderRow, shopOrder } from '../table.ts'
import { listedAtMost } from './orders.ts'

/** Which orders of anybody: of whose account, and which. */
interface Whose {
  accountId: AccountId
  id: number
}

const whose = ({ accountId, id }: { accountId: number; id: number }): Whose => ({
  accountId: mintAccountId(accountId),
  id,
})

/** Unpaid ones of providers that may have been paid without our hearing of it. */
export async function unpaidOrders(tx: Tx, since: Date): Promise<Whose[]> {
  const { accountId, id } = shopOrder
  const rows = await tx
    .select({ accountId, id })
    .from(shopOrder)
    .where(or(eq(shopOrder.state, 'pending'), and(eq(shopOrder.state, 'cancelled'), gt(shopOrder.expiresAt, since))))
    .limit(1_000)
  return rows.map(whose)
}

/** Accounts in which something that is paid begins now. */
export async function accountsToTurn(tx: Tx, now: Date): Promise<AccountId[]> {
  const rows = await tx
    .selectDistinct({ accountId: shopOrder.accountId })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.state, 'paid'),
        eq(shopOrder.started, false),
        isNull(shopOrder.supersededBy),
        lte(shopOrder.fromAt, now),
      ),
    )
    .limit(1_000)
  return rows.map(({ accountId }) => mintAccountId(accountId))
}

/** Payments whose money is to go back and has not gone. */
export async function paymentsToReturn(tx: Tx) {
  const { accountId, orderId, transaction } = orderPayment
  const rows = await tx
    .select({ accountId, orderId, transaction })
    .from(orderPayment)
    .where(and(isNotNull(orderPayment.refundNumber), isNull(orderPayment.refundedAt)))
    .limit(1_000)
  return rows.map((row) => ({ ...row, accountId: mintAccountId(row.accountId) }))
}

export function ordersOfAll(tx: Tx, state: OrderState | undefined): Promise<OrderRow[]> {
  return tx
    .select()
    .from(shopOrder)
    .where(state && eq(shopOrder.state, state))
    .orderBy(desc(shopOrder.id))
    .limit(listedAtMost)
}

export async function ownerOfOrder(tx: Tx, id: number): Promise<AccountId | undefined> {
  const [row] = await tx.select({ accountId: shopOrder.accountId }).from(shopOrder).where(eq(shopOrder.id, id))
  return row && mintAccountId(row.accountId)
}

export function invoicesOfAll(tx: Tx, state: (typeof invoiceStates)[number] | undefined): Promise<InvoiceRow[]> {
  return tx
    .select()
    .from(invoice)
    .where(state && eq(invoice.state, state))
    .orderBy(desc(invoice.id))
    .limit(listedAtMost)
}

export async function ownerOfInvoice(tx: Tx, id: number): Promise<AccountId | undefined> {
  const [row] = await tx.select({ accountId: invoice.accountId }).from(invoice).where(eq(invoice.id, id))
  return row && mintAccountId(row.accountId)
}

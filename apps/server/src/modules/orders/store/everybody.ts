import type { OrderState, invoiceStates } from '@matai/contract'
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { holds } from '../../../platform/lists/page-sql.ts'
import { type InvoiceRow, invoice, orderPayment, type OrderRow, shopOrder } from '../table.ts'

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

export interface ListedOfAll<State> {
  state: State | undefined
  keyword: string
  sort: 'newest' | 'oldest'
  offset: number
  limit: number
}

/** Orders of all accounts, and how many there are. */
export async function ordersOfAll(
  tx: Tx,
  { state, keyword, sort, offset, limit }: ListedOfAll<OrderState>,
): Promise<{ rows: OrderRow[]; total: number }> {
  const { number, accountId, id } = shopOrder
  const which = and(state && eq(shopOrder.state, state), ofNumberOr(keyword, accountId, [number]))
  const order = sort === 'newest' ? desc(id) : asc(id)
  return {
    rows: await tx.select().from(shopOrder).where(which).orderBy(order).offset(offset).limit(limit),
    total: await tx.$count(shopOrder, which),
  }
}

/** Of the account with this number, or with the keyword in one of the columns. */
function ofNumberOr(keyword: string, accountId: PgColumn, columns: PgColumn[]): SQL | undefined {
  if (!keyword) return undefined
  const digits = /^#?(\d{1,15})$/.exec(keyword)?.[1]
  return or(digits ? eq(accountId, Number(digits)) : undefined, ...columns.map((column) => holds(column, keyword)))
}

export async function ownerOfOrder(tx: Tx, id: number): Promise<AccountId | undefined> {
  const [row] = await tx.select({ accountId: shopOrder.accountId }).from(shopOrder).where(eq(shopOrder.id, id))
  return row && mintAccountId(row.accountId)
}

/** What was asked for by all accounts, and how many there are. */
export async function invoicesOfAll(
  tx: Tx,
  { state, keyword, sort, offset, limit }: ListedOfAll<(typeof invoiceStates)[number]>,
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const { title, taxNumber, number, email, accountId, id } = invoice
  const which = and(
    state && eq(invoice.state, state),
    ofNumberOr(keyword, accountId, [title, taxNumber, number, email]),
  )
  const order = sort === 'newest' ? desc(id) : asc(id)
  return {
    rows: await tx.select().from(invoice).where(which).orderBy(order).offset(offset).limit(limit),
    total: await tx.$count(invoice, which),
  }
}

export async function ownerOfInvoice(tx: Tx, id: number): Promise<AccountId | undefined> {
  const [row] = await tx.select({ accountId: invoice.accountId }).from(invoice).where(eq(invoice.id, id))
  return row && mintAccountId(row.accountId)
}

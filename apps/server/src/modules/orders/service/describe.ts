import type { Invoice, Order } from '@matai/contract'
import { tierOf } from '@matai/contract'
import type { InvoiceRow, OrderRow } from '../table.ts'

type Sold = Order['tier']

/** An order as its account sees it. */
export function describeOrder(
  row: OrderRow,
  { bank, isInvoiced }: { bank: string | undefined; isInvoiced: boolean },
): Order {
  const { id, number, years, kind, price, credit, total, payBy, state, refunded } = row
  const isOpen = state === 'pending'
  return {
    ...{ id, number, years, kind, price, credit, total, payBy, state, refunded },
    tier: tierOf(row.tier) as Sold, // the free tier is not sold
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    from: row.fromAt?.toISOString() ?? null,
    until: row.untilAt?.toISOString() ?? null,
    till: {
      qr: isOpen ? row.tillQr : null,
      page: isOpen ? row.tillPage : null,
      bank: isOpen && payBy === 'bank' ? (bank ?? null) : null,
    },
    invoiced: isInvoiced,
  }
}

export function describeInvoice({ accountId: _, createdBy: __, ...row }: InvoiceRow): Invoice {
  return { ...row, createdAt: row.createdAt.toISOString(), issuedAt: row.issuedAt?.toISOString() ?? null }
}

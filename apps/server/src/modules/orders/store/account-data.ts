import { type AccountPart, tablePart } from '../../../platform/db/account-part.ts'
import { invoice, orderPayment, shopOrder } from '../table.ts'

/** What the data of an account holds of its orders. */
export const orderParts: readonly AccountPart[] = [
  tablePart('orders.jsonl', shopOrder, {
    by: ['id'],
    columns: {
      ...{ id: shopOrder.id, number: shopOrder.number, tier: shopOrder.tier, years: shopOrder.years },
      ...{ kind: shopOrder.kind, price: shopOrder.price, credit: shopOrder.credit, total: shopOrder.total },
      ...{ payBy: shopOrder.payBy, state: shopOrder.state, createdAt: shopOrder.createdAt, paidAt: shopOrder.paidAt },
      ...{ from: shopOrder.fromAt, until: shopOrder.untilAt, refunded: shopOrder.refunded },
    },
  }),
  tablePart('order-payments.jsonl', orderPayment, {
    by: ['orderId', 'transaction'],
    columns: {
      ...{ orderId: orderPayment.orderId, transaction: orderPayment.transaction, payBy: orderPayment.payBy },
      ...{ fen: orderPayment.fen, paidAt: orderPayment.paidAt, refundedAt: orderPayment.refundedAt },
    },
  }),
  tablePart('invoices.jsonl', invoice, {
    by: ['id'],
    columns: {
      ...{ id: invoice.id, orderIds: invoice.orderIds, kind: invoice.kind, title: invoice.title },
      ...{ taxNumber: invoice.taxNumber, fen: invoice.fen, state: invoice.state, number: invoice.number },
      ...{ createdAt: invoice.createdAt, issuedAt: invoice.issuedAt },
    },
  }),
]

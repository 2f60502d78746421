import type { contract, ParsedInput } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPlace, placeOf } from '../../../platform/lists/page.ts'
import * as everybody from '../store/everybody.ts'
import { findInvoice, updateInvoice } from '../store/invoices.ts'
import { findOrder } from '../store/orders.ts'
import type { InvoiceRow, OrderRow } from '../table.ts'
import { describeInvoice, describeOrder } from './describe.ts'
import type { Dependencies } from './dependencies.ts'
import type { Money } from './money.ts'

type OrderInput<Entry extends keyof typeof contract.orders> = ParsedInput<(typeof contract.orders)[Entry]>
type InvoiceInput<Entry extends keyof typeof contract.invoices> = ParsedInput<(typeof contract.invoices)[Entry]>

/** Orders and invoices of anybody, for whoever runs the server. */
export function createOperatedOrders(dependencies: Dependencies & { money: Money }) {
  const { database, audit, accountNamesOf, payments, money } = dependencies
  const remember = audit.on('account')

  async function withAccounts<Item>(tx: Tx, rows: readonly { accountId: number }[], items: Item[]) {
    const ids = [...new Set(rows.map(({ accountId }) => mintAccountId(accountId)))]
    const names = await accountNamesOf(tx, ids)
    return items.map((item, place) => {
      const id = rows[place]?.accountId ?? 0
      return { ...item, account: { id, name: names.get(id) ?? '' } }
    })
  }

  async function orderOf(row: OrderRow) {
    const [one] = await withAccounts(
      database.tx,
      [row],
      [describeOrder(row, { bank: payments.bank, isInvoiced: false })],
    )
    return one ?? notFound()
  }

  async function invoiceOf(row: InvoiceRow) {
    const [one] = await withAccounts(database.tx, [row], [describeInvoice(row)])
    return one ?? notFound()
  }

  async function accountOfOrder(id: number): Promise<AccountId> {
    return (await everybody.ownerOfOrder(database.tx, id)) ?? notFound()
  }

  return {
    async orders({ keyword, sort, filters, ...request }: OrderInput<'operatedList'>) {
      const page = placeOf(request)
      const asked = { state: filters.state, keyword, sort, ...page }
      const { rows, total } = await everybody.ordersOfAll(database.tx, asked)
      const items = rows.map((row) => describeOrder(row, { bank: payments.bank, isInvoiced: false }))
      return paged(await withAccounts(database.tx, rows, items), total, page)
    },

    /** Money that came by a bank; a sum that is not the order's is refused. */
    async confirm({ id, fen, reference }: OrderInput<'confirm'>, { caller }: MemberContext) {
      const accountId = await accountOfOrder(id)
      const row = await database.transact(accountId, async (tx) => {
        const order = (await findOrder(tx, accountId, id)) ?? notFound()
        if (order.payBy !== 'bank') fail('orders.notByBank', { as: 'conflict' })
        if (order.state !== 'pending' && order.state !== 'cancelled') fail('orders.alreadyPaid', { as: 'conflict' })
        if (fen !== order.total) failField('fen', 'orders.otherSum')
        const details = { what: 'orderConfirmed', to: order.number }
        await remember(
          tx,
          { accountId: caller.accountId, userId: caller.userId },
          'changed',
          { id: accountId, name: order.number },
          details,
        )
        return money.happen(tx, accountId, id, { is: 'paid', transaction: `bank ${reference}`, fen, payBy: 'bank' })
      })
      return orderOf(row)
    },

    async refund({ id }: OrderInput<'refund'>, { caller }: MemberContext) {
      const accountId = await accountOfOrder(id)
      const row = await database.transact(accountId, async (tx) => {
        const order = (await findOrder(tx, accountId, id)) ?? notFound()
        if (order.state !== 'paid') fail('orders.notPaid', { as: 'conflict' })
        if (order.supersededBy !== null) fail('orders.credited', { as: 'conflict' })
        const details = { what: 'orderRefunded', to: order.number }
        await remember(
          tx,
          { accountId: caller.accountId, userId: caller.userId },
          'changed',
          { id: accountId, name: order.number },
          details,
        )
        return money.happen(tx, accountId, id, { is: 'refund' })
      })
      return orderOf(row)
    },

    async invoices({ keyword, sort, filters, ...request }: InvoiceInput<'operatedList'>) {
      const page = placeOf(request)
      const asked = { state: filters.state, keyword, sort, ...page }
      const { rows, total } = await everybody.invoicesOfAll(database.tx, asked)
      return paged(await withAccounts(database.tx, rows, rows.map(describeInvoice)), total, page)
    },

    async answer({ id, number, file, reason }: InvoiceInput<'answer'>, { caller, now }: MemberContext) {
      const accountId = (await everybody.ownerOfInvoice(database.tx, id)) ?? notFound()
      const row = await database.transact(accountId, async (tx) => {
        const asked = (await findInvoice(tx, accountId, id)) ?? notFound()
        if (asked.state !== 'pending') fail('orders.invoiceAnswered', { as: 'conflict' })
        const isIssued = number !== ''
        const state = isIssued ? ('issued' as const) : ('rejected' as const)
        await updateInvoice(tx, accountId, id, { state, number, file, reason, issuedAt: isIssued ? now : null })
        const details = { what: 'invoiceAnswered', to: asked.title }
        const named = { id: accountId, name: asked.title }
        await remember(tx, { accountId, userId: 0 }, 'changed', named, details)
        if (caller.accountId !== accountId)
          await remember(tx, { accountId: caller.accountId, userId: caller.userId }, 'changed', named, details)
        return (await findInvoice(tx, accountId, id)) ?? notFound()
      })
      return invoiceOf(row)
    },
  }
}

const paged = <Item>(list: Item[], total: number, page: ReturnType<typeof placeOf>) => ({
  ...{ list, total, totalIsLowerBound: false },
  next: nextPlace(list.length, page),
})

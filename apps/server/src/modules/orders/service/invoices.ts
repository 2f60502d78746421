import type { contract, Invoice, ParsedInput } from '@matai/contract'
import { isTaxNumber, plainTaxNumber } from '@matai/rules/tax-number'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import * as store from '../store/invoices.ts'
import { ordersByIds } from '../store/orders.ts'
import { describeInvoice } from './describe.ts'
import type { Dependencies } from './dependencies.ts'

type Input<Entry extends keyof typeof contract.invoices> = ParsedInput<(typeof contract.invoices)[Entry]>

/** Invoices that accounts ask for. */
export function createInvoices({ database, audit }: Dependencies) {
  const remember = audit.on('account')
  return {
    list: async ({ caller }: MemberContext): Promise<Invoice[]> =>
      (await store.listInvoices(database.tx, caller.accountId)).map(describeInvoice),

    info: async ({ id }: Input<'info'>, { caller }: MemberContext): Promise<Invoice> =>
      describeInvoice((await store.findInvoice(database.tx, caller.accountId, id)) ?? notFound()),

    /** For what was paid and not given back, of each order once. */
    add: (input: Input<'add'>, { caller: { accountId, userId } }: MemberContext): Promise<Invoice> => {
      const wanted = { ...input, taxNumber: plainTaxNumber(input.taxNumber) }
      refuseFaults(wanted)
      const ids = [...new Set(input.orderIds)]
      return database.transact(accountId, async (tx) => {
        const [orders, invoiced] = [await ordersByIds(tx, accountId, ids), await store.invoicedOrders(tx, accountId)]
        if (orders.length < ids.length) notFound()
        const isFit = orders.every(({ id, state, total }) => state === 'paid' && total > 0 && !invoiced.has(id))
        if (!isFit) failField('orderIds', 'orders.invoiceUnfit')
        const fen = orders.reduce((sum, { total }) => sum + total, 0)
        const row = await store.insertInvoice(tx, { accountId, ...wanted, orderIds: ids, fen, createdBy: userId })
        const details = { what: 'invoiceAsked', to: wanted.title }
        await remember(tx, { accountId, userId }, 'changed', { id: accountId, name: wanted.title }, details)
        return describeInvoice(row)
      })
    },
  }
}

/** A company has a tax number; a special invoice is for companies and says everything of them. */
function refuseFaults({ kind, titleKind, ...line }: Input<'add'>): void {
  if (titleKind === 'person') {
    if (kind === 'special') failField('kind', 'orders.specialForCompanies')
    return
  }
  const missing = kind === 'special' ? (['address', 'phone', 'bank', 'bankNumber'] as const) : []
  const faults = [
    ...(isTaxNumber(line.taxNumber) ? [] : [{ path: ['taxNumber'], phrase: 'orders.taxNumberWrong' as const }]),
    ...missing
      .filter((field) => line[field] === '')
      .map((field) => ({ path: [field], phrase: 'orders.specialMissing' as const })),
  ]
  const [first] = faults
  if (first) fail(first.phrase, { fields: faults })
}

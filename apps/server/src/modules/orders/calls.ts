import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Shop } from './service/shop.ts'

export function orderCalls({ orders, operated }: Pick<Shop, 'orders' | 'operated'>) {
  return bind(contract.orders, {
    offer: (_, context) => orders.offer(context),
    quote: (input, context) => orders.quote(input, context),
    add: (input, context) => orders.add(input, context),
    list: async (_, context) => ({ list: await orders.list(context) }),
    info: (input, context) => orders.info(input, context),
    cancel: (input, context) => orders.cancel(input, context),
    operatedList: (input) => operated.orders(input),
    confirm: (input, context) => operated.confirm(input, context),
    refund: (input, context) => operated.refund(input, context),
  })
}

export function invoiceCalls({ invoices, operated }: Pick<Shop, 'invoices' | 'operated'>) {
  return bind(contract.invoices, {
    list: async (_, context) => ({ list: await invoices.list(context) }),
    add: (input, context) => invoices.add(input, context),
    info: (input, context) => invoices.info(input, context),
    operatedList: (input) => operated.invoices(input),
    answer: (input, context) => operated.answer(input, context),
  })
}

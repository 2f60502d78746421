import type { CallOutput, contract, Invoice, Order } from '@matai/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'

export type Offer = CallOutput<typeof contract.orders.offer>

export const offerQuery = queryOptions({
  queryKey: ['orders', 'offer'],
  queryFn: ({ signal }) => client.orders.offer({}, { signal }),
})

export const ordersQuery = queryOptions({
  queryKey: ['orders', 'list'],
  queryFn: async ({ signal }): Promise<Order[]> => (await client.orders.list({}, { signal })).list,
})

export const invoicesQuery = queryOptions({
  queryKey: ['orders', 'invoices'],
  queryFn: async ({ signal }): Promise<Invoice[]> => (await client.invoices.list({}, { signal })).list,
})

/** After money moved: orders, tier and what it allows are asked for again. */
export function ordersChanged(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['orders'] })
  void queries.invalidateQueries({ queryKey: ['user'] })
}

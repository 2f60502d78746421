import type { contract, ParsedInput, Stock } from '@matai/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

interface StockRequest {
  keyword: string
  sort: 'newest' | 'oldest'
  filters: { low?: string; formId?: number; directoryId?: number }
}

export const stock = resource<Stock, StockRequest>({
  key: ['stock', 'list'],
  list: ({ filters: { low, ...filters }, ...request }, options) =>
    client.stock.list({ ...request, filters: { ...filters, ...(low === 'yes' ? { low: true } : {}) } }, options),
  touches: [['stock'], ['audit']],
})

export type StockAsked = ParsedInput<typeof contract.stock.export>

/** What all that the list shows is worth. */
export const worthQuery = (asked: StockAsked) =>
  queryOptions({
    queryKey: ['stock', 'worth', asked],
    queryFn: async ({ signal }) => (await client.stock.list({ ...asked, pageSize: 1 }, { signal })).worth,
  })

/** Ids of all that the list shows. */
export async function idsOf(asked: StockAsked): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await client.stock.list({ ...asked, pageSize: 200, ...(cursor ? { cursor } : {}) })
    ids.push(...page.list.map(({ qrCode }) => qrCode.id))
    cursor = page.next
  }
  return ids
}

export const logQuery = (qrCodeId: string) =>
  infiniteQueryOptions({
    queryKey: ['stock', 'log', qrCodeId],
    initialPageParam: { page: 1, cursor: '' },
    queryFn: ({ pageParam: { page, cursor }, signal }) =>
      client.stock.log({ page, pageSize: 50, filters: { qrCodeId }, ...(cursor ? { cursor } : {}) }, { signal }),
    getNextPageParam: ({ next }, _all, { page }) => (next ? { page: page + 1, cursor: next } : undefined),
  })

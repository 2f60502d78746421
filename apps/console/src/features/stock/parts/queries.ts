import type { Stock } from '@matai/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

interface StockRequest {
  keyword: string
  sort: 'newest' | 'oldest'
  filters: { low?: string }
}

export const stock = resource<Stock, StockRequest>({
  key: ['stock', 'list'],
  list: ({ filters: { low }, ...request }, options) =>
    client.stock.list({ ...request, filters: low === 'yes' ? { low: true } : {} }, options),
  touches: [['stock'], ['audit']],
})

export const logQuery = (qrCodeId: string) =>
  queryOptions({
    queryKey: ['stock', 'log', qrCodeId],
    queryFn: ({ signal }) => client.stock.log({ pageSize: 100, filters: { qrCodeId } }, { signal }),
  })

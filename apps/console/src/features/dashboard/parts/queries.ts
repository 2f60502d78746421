import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'

export const mainInfoQuery = queryOptions({
  queryKey: ['mainInfo'],
  queryFn: ({ signal }) => client.stats.getMaininfo({}, { signal }),
})

/** What stops working soon: limits, codes that expire, codes that are nearly used up. */
export const attentionQuery = queryOptions({
  queryKey: ['attention'],
  queryFn: ({ signal }) => client.dashboard.getAttention({}, { signal }),
})

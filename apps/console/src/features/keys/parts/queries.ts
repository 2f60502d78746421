import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'

/** All of them: an account has some dozens at most. */
export const keysQuery = queryOptions({
  queryKey: ['keys', 'all'],
  queryFn: ({ signal }) => client.keys.list({ pageSize: 200 }, { signal }),
})

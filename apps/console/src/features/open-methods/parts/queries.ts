import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'

export const methodsQuery = queryOptions({
  queryKey: ['openMethods'],
  queryFn: async ({ signal }) => (await client.openMethods.list({}, { signal })).list,
})

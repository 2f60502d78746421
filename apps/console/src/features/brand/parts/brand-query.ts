import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'

export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => client.brand.get({}, { signal }),
})

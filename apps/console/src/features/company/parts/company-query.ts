import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'

export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => client.company.getHome({}, { signal }),
})

import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../../client.ts'

export const signOnQuery = queryOptions({
  queryKey: ['signOn'],
  queryFn: ({ signal }) => client.signOn.get({}, { signal }),
})

export const enterpriseQuery = queryOptions({
  queryKey: ['enterprise'],
  queryFn: ({ signal }) => client.enterprise.info({}, { signal }),
})

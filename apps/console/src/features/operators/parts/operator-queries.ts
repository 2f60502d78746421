import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../client.ts'

/** One account with its people and devices. */
export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: ['operators', 'account', id],
    queryFn: ({ signal }) => client.operators.accountShow({ id }, { signal }),
    retry: false,
  })

/** One uploaded file of anybody, by its id or its address. */
export const fileQuery = (file: string) =>
  queryOptions({
    queryKey: ['operators', 'file', file],
    queryFn: ({ signal }) => client.operators.fileFind({ file }, { signal }),
    retry: false,
  })

/** Asks again for everything that an operator's deed changes; it may concern the account he works in himself. */
export function useOperatorsChanged() {
  const queries = useQueryClient()
  return () => Promise.all([['operators'], ['user']].map((queryKey) => queries.invalidateQueries({ queryKey })))
}

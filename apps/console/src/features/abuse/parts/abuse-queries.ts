import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../client.ts'

/** Why a live code of the account is stopped, and what became of an appeal. */
export const blockQuery = (id: string) =>
  queryOptions({
    queryKey: ['abuse', 'block', id],
    queryFn: ({ signal }) => client.abuse.blockInfo({ id }, { signal }),
  })

/** A live code of whatever account, by its number or address. */
export const operatedQuery = (code: string) =>
  queryOptions({
    queryKey: ['abuse', 'code', code],
    queryFn: ({ signal }) => client.abuse.codeFind({ code }, { signal }),
    retry: false,
  })

/** Asks again for everything that a stop, an appeal or an answer changes. */
export function useAbuseChanged() {
  const queries = useQueryClient()
  return () =>
    Promise.all([['abuse'], ['qrCodes'], ['notices']].map((queryKey) => queries.invalidateQueries({ queryKey })))
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'

export const ruleQuery = queryOptions({
  queryKey: ['consents', 'rule'],
  queryFn: ({ signal }) => client.consents.rule({}, { signal }),
  staleTime: 0,
})

export const requestsQuery = queryOptions({
  queryKey: ['consents', 'list'],
  queryFn: async ({ signal }) => (await client.consents.list({}, { signal })).list,
  staleTime: 0,
})

/** What was agreed to changes codes, directories and the rule itself. */
export const consentsChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    ['consents', 'qrCodes', 'directories', 'audit'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
  )

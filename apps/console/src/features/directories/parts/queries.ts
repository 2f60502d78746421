import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'

export const directoriesQuery = queryOptions({
  queryKey: ['directories'],
  queryFn: ({ signal }) => client.directories.listAll({}, { signal }),
  staleTime: 30_000,
})

/** What is public of a directory, and how often its codes are scanned. */
export function directoryPageQuery(id: number) {
  return queryOptions({
    queryKey: ['directoryPage', id],
    queryFn: ({ signal }) => client.directories.getSummary({ id }, { signal }),
    // A form that is open must not be changed under the author's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** The home page of the account, if there is one: it outlives its directory. */
export const homeQuery = queryOptions({
  queryKey: ['qrCodes', 'list', 'home'],
  queryFn: async ({ signal }) => {
    const { list } = await client.qrCodes.getCodeList({ pageSize: 1, filters: { kind: 'home' } }, { signal })
    return list[0] ?? null
  },
})

/** After directories moved or went: the tree, and all that says in which of them a code is. */
export function directoriesChanged(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: directoriesQuery.queryKey })
  void queries.invalidateQueries({ queryKey: ['qrCodes', 'list'] })
  void queries.invalidateQueries({ queryKey: ['qrCodes', 'trash'] })
  void queries.invalidateQueries({ queryKey: ['audit'] })
  void queries.invalidateQueries({ queryKey: ['stats'] })
}

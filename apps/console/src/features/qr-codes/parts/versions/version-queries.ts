import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '../../../../client.ts'

/** The history of a code, the newest first, page by page. */
export function historyQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['versions', id, 'history'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.versions.list({ id, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    getNextPageParam: ({ next }) => next,
  })
}

/** Versions that are still to come; asked again while the page is open, because they come by themselves. */
export function scheduledQuery(id: string) {
  return queryOptions({
    queryKey: ['versions', id, 'scheduled'],
    queryFn: ({ signal }) => client.versions.list({ id, filters: { scheduled: true }, pageSize: 50 }, { signal }),
    refetchInterval: 60_000,
  })
}

export function versionQuery(id: string, number: number) {
  return queryOptions({
    queryKey: ['versions', id, 'one', number],
    queryFn: ({ signal }) => client.versions.get({ id, number }, { signal }),
  })
}

export function differencesQuery(id: string, from: number, to: number) {
  return queryOptions({
    queryKey: ['versions', id, 'differences', from, to],
    queryFn: ({ signal }) => client.versions.compare({ id, from, to }, { signal }),
  })
}

/** After a save, a roll-back or a change of the schedule. */
export function versionsChanged(queries: QueryClient, id: string): void {
  void queries.invalidateQueries({ queryKey: ['versions', id] })
}

import { queryOptions } from '@tanstack/react-query'
import { CallError, client } from '../../../client.ts'

const isOpen = (state: string) => state === 'waiting' || state === 'running'

/** Archives that were brought into an account, the newest first. */
export const archivesQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['archives', accountId],
    queryFn: ({ signal }) => client.archives.list({}, { signal }),
    refetchInterval: ({ state: { data, error } }) => {
      if (error instanceof CallError && error.code === 1000) return false
      return data?.list.some(({ state }) => isOpen(state)) ? 1_000 : false
    },
  })

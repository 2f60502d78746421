import type { ThingSort } from '@matai/contract'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

interface GroupCodesRequest {
  keyword: string
  sort: ThingSort
  filters: { folderId?: string }
}

export const groupCodes = resource({
  key: ['groupCodes'],
  list: ({ filters, ...request }: GroupCodesRequest & { page: number; pageSize: number; cursor?: string }, options) => {
    const folderId = Number(filters.folderId)
    return client.groupCodes.list({ ...request, filters: folderId ? { folderId } : {} }, options)
  },
  touches: [['groupCode'], ['groupFolders'], ['audit']],
})

export const foldersQuery = queryOptions({
  queryKey: ['groupFolders'],
  queryFn: ({ signal }) => client.groupFolders.list({}, { signal }),
})

export const groupCodeQuery = (id: number) =>
  queryOptions({
    queryKey: ['groupCode', id],
    queryFn: ({ signal }) => client.groupCodes.info({ id }, { signal }),
  })

export const picturesQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['groupCode', groupId, 'pictures'],
    queryFn: async ({ signal }) =>
      (await client.groupSubs.list({ pageSize: 100, filters: { groupId } }, { signal })).list,
  })

export const statisQuery = (id: number) =>
  queryOptions({
    queryKey: ['groupCode', id, 'statis'],
    queryFn: ({ signal }) => client.groupCodes.statis({ id, days: 30 }, { signal }),
  })

/** After pictures or settings of a group code were changed. */
export function useGroupChanged(): () => Promise<unknown> {
  const queries = useQueryClient()
  return useMemo(
    () => () =>
      Promise.all(
        [['groupCodes'], ['groupCode'], ['groupFolders']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
    [queries],
  )
}

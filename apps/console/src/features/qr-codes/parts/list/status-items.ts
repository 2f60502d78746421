import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '../../../../client.ts'

export interface StatusItems {
  /** Name of the status. */
  name: string
  items: { id: number; name: string }[]
}

const statusItemsQuery = queryOptions({
  queryKey: ['statuses', 'list', 'items'],
  queryFn: async ({ signal }): Promise<StatusItems[]> => {
    const { list } = await client.statuses.list({ pageSize: 200, sort: 'name' }, { signal })
    return list.map(({ name, items }) => ({ name, items: items.map((item) => ({ id: item.id, name: item.name })) }))
  },
  staleTime: 60_000,
})

const none: StatusItems[] = []

/** By which items of statuses codes can be asked for. */
export function useStatusItems(isWanted = true): StatusItems[] {
  return useQuery({ ...statusItemsQuery, enabled: isWanted }).data ?? none
}

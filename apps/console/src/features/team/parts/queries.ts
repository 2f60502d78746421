import type { Member, MemberState } from '@matai/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

interface MembersRequest {
  keyword: string
  sort: 'newest' | 'name'
  filters: { state?: string }
}

export const members = resource<Member, MembersRequest>({
  key: ['team', 'list'],
  list: ({ filters: { state }, ...request }, options) =>
    client.team.list({ ...request, filters: state ? { state: state as MemberState } : {} }, options), // of the chips
  touches: [['team'], ['audit'], ['dashboard']],
})

export const directoriesQuery = queryOptions({
  queryKey: ['directories', 'all'],
  queryFn: ({ signal }) => client.directories.listAll({}, { signal }),
})

/** How many of the tier's members there are. */
export const roomQuery = queryOptions({
  queryKey: ['team', 'room'],
  queryFn: async ({ signal }) => {
    const { list, most } = await client.team.list({ pageSize: 200 }, { signal })
    return { most, used: list.filter(({ state }) => state !== 'expired').length }
  },
})

export const holdingsQuery = (id: number) =>
  queryOptions({
    queryKey: ['team', 'holdings', id],
    queryFn: ({ signal }) => client.team.holdings({ id }, { signal }),
    staleTime: 0,
  })

export const ownHoldingsQuery = queryOptions({
  queryKey: ['team', 'ownHoldings'],
  queryFn: ({ signal }) => client.team.ownHoldings({}, { signal }),
  staleTime: 0,
})

export const accountListQuery = queryOptions({
  queryKey: ['team', 'accounts'],
  queryFn: ({ signal }) => client.team.getAccountList({}, { signal }),
  staleTime: 0,
})

import type { Collaborator, ThingSort } from '@matai/contract'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

interface Request {
  keyword: string
  sort: ThingSort
  filters: { groupId?: string; bound?: string }
}

const touches = [['identityGroups'], ['audit']] as const

export const collaborators = resource<Collaborator, Request>({
  key: ['collaborators'],
  list: ({ filters: { groupId, bound }, ...request }, options) =>
    client.collaborators.list(
      {
        ...request,
        filters: { ...(groupId && { groupId: Number(groupId) }), ...(bound && { bound: bound === 'yes' }) },
      },
      options,
    ),
  touches,
})

export const groupsQuery = queryOptions({
  queryKey: ['identityGroups'],
  queryFn: async ({ signal }) => (await client.identityGroups.list({}, { signal })).list,
})

export const phonePageQuery = queryOptions({
  queryKey: ['ownWork', 'address'],
  queryFn: async ({ signal }) => (await client.ownWork.address({}, { signal })).url,
})

/** After a group was made, renamed or deleted: people show theirs. */
export function useGroupsChanged(): () => Promise<unknown> {
  const queries = useQueryClient()
  return useMemo(
    () => () =>
      Promise.all(
        [['identityGroups'], ['collaborators'], ['audit']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
    [queries],
  )
}

import type { StyleTemplate } from '@matai/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '../../../../client.ts'
import { resource } from '../../../../ui/resource.ts'
import { userQuery } from '../../../../user.ts'

/** As many as an account can save: they fit on one page. */
const all = 200

export const myStylesQuery = queryOptions({
  queryKey: ['styleTemplates', 'list', 'all'],
  queryFn: async ({ signal }) => (await client.styleTemplates.list({ pageSize: all }, { signal })).list,
  staleTime: 30_000,
})

/** Saved styles as the list shows them. */
export const savedStyles = resource({
  key: ['styleTemplates', 'list'],
  list: client.styleTemplates.list,
  touches: [userQuery.queryKey],
})

export function styleQuery(id: number) {
  return queryOptions({
    queryKey: ['styleTemplates', 'one', id],
    queryFn: ({ signal }) => client.styleTemplates.get({ id }, { signal }),
    // An editor that is open must not be changed under the author's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** After a change: lists are asked for again, and which style new codes take. */
export function stylesChanged(queries: QueryClient, changed?: StyleTemplate): void {
  if (changed) queries.setQueryData(styleQuery(changed.id).queryKey, changed)
  void queries.invalidateQueries({ queryKey: ['styleTemplates', 'list'] })
  void queries.invalidateQueries({ queryKey: userQuery.queryKey })
}

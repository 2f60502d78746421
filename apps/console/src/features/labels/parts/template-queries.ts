import type { LabelTemplate } from '@matai/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

export const labelTemplates = resource({ key: ['labels', 'templates'], list: client.labels.list, touches: [] })

export function labelQuery(id: number) {
  return queryOptions({
    queryKey: ['labels', 'template', id],
    queryFn: ({ signal }) => client.labels.get({ id }, { signal }),
    // An editor that is open must not be changed under the author's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** After a change: lists are asked for again, the changed template is at hand. */
export function labelsChanged(queries: QueryClient, changed?: LabelTemplate): void {
  if (changed) queries.setQueryData(labelQuery(changed.id).queryKey, changed)
  void queries.invalidateQueries({ queryKey: ['labels', 'templates'] })
}

import type { BatchChild } from '@matai/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

/** Milliseconds between two looks at what goes on in the background. */
const lookEvery = 1_000

export const batchList = resource({ key: ['batches', 'list'], list: client.batches.list, touches: [['batches']] })

/** A template; looked at again while its codes are brought up to it. An open editor keeps what it began with. */
export function batchQuery(id: number) {
  return queryOptions({
    queryKey: ['batches', 'one', id],
    queryFn: ({ signal }) => client.batches.getVariableInfo({ id }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.updating ? lookEvery : false),
  })
}

/** An import; looked at again while it runs. */
export function importQuery(id: number) {
  return queryOptions({
    queryKey: ['batches', 'import', id],
    queryFn: ({ signal }) => client.batches.importInfo({ id }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? lookEvery : false),
  })
}

/** The live codes of one template. */
export const batchCodes = (id: number) =>
  resource<BatchChild, { keyword: string; filters: { importId?: number } }>({
    key: ['qrCodes', 'list', 'batch', String(id)],
    list: ({ filters, ...request }, options) =>
      client.batches.childList({ ...request, filters: { ...filters, id } }, options),
    touches: [['batches'], ['directories']],
  })

/** One code of a template by its place among them, from 1; null past the end. */
export function codeAtQuery(id: number, place: number) {
  return queryOptions({
    queryKey: ['qrCodes', 'list', 'batch', 'at', id, place],
    queryFn: async ({ signal }) => {
      const { list } = await client.batches.childList({ page: place, pageSize: 1, filters: { id } }, { signal })
      return list[0] ?? null
    },
    staleTime: 30_000,
  })
}

/** After a change: whatever shows templates or their codes asks again. */
export function batchesChanged(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['batches'] })
  void queries.invalidateQueries({ queryKey: ['qrCodes', 'list'] })
  void queries.invalidateQueries({ queryKey: ['directories'] })
}

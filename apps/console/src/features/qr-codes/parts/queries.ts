import type { QrCode } from '@matai/contract'
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { client } from '../../../client.ts'

export const sorts = ['newest', 'oldest', 'updated'] as const
export type Sort = (typeof sorts)[number]

export interface ListRequest {
  page: number
  pageSize: number
  keyword: string
  sort: Sort
  /** Zero is all directories. */
  directoryId: number
}

/** A page of live codes. Going forward costs the same at any depth: the answer's cursor is kept for the next page. */
export function useQrCodeList(request: ListRequest) {
  const cursors = useRef(new Map<string, string>())
  const { page, directoryId, ...rest } = request
  const pageKey = (number: number) => JSON.stringify({ ...rest, directoryId, number })
  return useQuery({
    queryKey: ['qrCodes', 'list', request],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const cursor = cursors.current.get(pageKey(page))
      const filters = directoryId ? { directoryId } : {}
      const answer = await client.qrCodes.getCodeList(
        { ...rest, page, filters, ...(cursor ? { cursor } : {}) },
        { signal },
      )
      if (answer.next) cursors.current.set(pageKey(page + 1), answer.next)
      return answer
    },
  })
}

export const directoriesQuery = queryOptions({
  queryKey: ['directories'],
  queryFn: ({ signal }) => client.directories.listAll({}, { signal }),
  staleTime: 30_000,
})

export function qrCodeQuery(id: string) {
  return queryOptions({
    queryKey: ['qrCodes', 'one', id],
    queryFn: ({ signal }) => client.qrCodes.getInfo({ id }, { signal }),
    // An editor that is open must not be changed under the author's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** After a change: lists, counts and the overview are asked for again, the changed code is at hand. */
export function qrCodesChanged(queries: QueryClient, changed?: QrCode): void {
  if (changed) queries.setQueryData(qrCodeQuery(changed.id).queryKey, changed)
  void queries.invalidateQueries({ queryKey: ['qrCodes', 'list'] })
  void queries.invalidateQueries({ queryKey: directoriesQuery.queryKey })
  void queries.invalidateQueries({ queryKey: ['stats'] })
}

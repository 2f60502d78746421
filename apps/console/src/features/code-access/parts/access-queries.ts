import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '../../../client.ts'

/** The settings of one code, its password readable. */
export function accessQuery(id: string) {
  return queryOptions({
    queryKey: ['access', id, 'settings'],
    queryFn: ({ signal }) => client.codeAccess.getAuth({ id }, { signal }),
    // A form that is open must not be changed under the author's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

interface MobilesRequest {
  id: string
  page: number
  keyword: string
}

/** Phones that a page of the list holds. */
export const mobilesOnPage = 50

export function useMobiles({ id, page, keyword }: MobilesRequest) {
  return useQuery({
    queryKey: ['access', id, 'mobiles', page, keyword],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.codeAccess.listMobiles({ page, pageSize: mobilesOnPage, keyword, filters: { id } }, { signal }),
  })
}

export const refusalsOnPage = 50

export function useRefusals(id: string, page: number) {
  return useQuery({
    queryKey: ['access', id, 'refusals', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.codeAccess.refusals({ page, pageSize: refusalsOnPage, filters: { id } }, { signal }),
  })
}

/** After a change of the list: it and its length are asked for again. */
export function mobilesChanged(queries: QueryClient, id: string): void {
  void queries.invalidateQueries({ queryKey: ['access', id, 'mobiles'] })
}

/** After new settings: lists mark limited codes, and the log has one more line. */
export function accessChanged(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['qrCodes', 'list'] })
  void queries.invalidateQueries({ queryKey: ['audit'] })
}

import type { AuditVerb } from '@matai/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { usePages } from '../../../ui/list/use-pages.ts'

export interface AuditFilters {
  userId?: number
  verb?: AuditVerb
  from?: string
  until?: string
}

interface LogRequest {
  page: number
  pageSize: number
  keyword: string
  filters: AuditFilters
}

/** A page of what people did in the account. */
export function useLog(request: LogRequest) {
  return usePages(['audit', 'all'], request, client.audit.createlog)
}

/** Deeds that are asked for at a time. */
const pageSize = 30

/** What was done to one live code, the newest first; goes on when asked. */
export function useLogOf(qrCodeId: string) {
  return useInfiniteQuery({
    queryKey: ['audit', 'of', qrCodeId],
    initialPageParam: { page: 1, cursor: '' },
    queryFn: ({ pageParam: { page, cursor }, signal }) =>
      client.audit.createlog({ page, pageSize, filters: { qrCodeId }, ...(cursor ? { cursor } : {}) }, { signal }),
    getNextPageParam: (last, _all, { page }) => (last.next ? { page: page + 1, cursor: last.next } : undefined),
  })
}

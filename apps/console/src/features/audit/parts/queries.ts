import { useInfiniteQuery } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

/** Under which pages of the whole log are kept. */
export const everyDeed = ['audit', 'all']

/** What people did in the account. */
export const log = resource({ key: everyDeed, list: client.audit.createlog, touches: [] })

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

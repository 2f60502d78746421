import type { QrCode } from '@matai/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

/** Live codes. */
export const qrCodes = resource({
  key: ['qrCodes', 'list'],
  list: client.qrCodes.getCodeList,
  touches: [['qrCodes', 'trash'], ['audit'], ['directories'], ['stats']],
})

export type ListRequest = Parameters<typeof qrCodes.useList>[0]

/** Deleted live codes; one that comes back stands in the lists and in their counts again. */
export const trash = resource({
  key: ['qrCodes', 'trash'],
  list: client.qrCodes.trashList,
  touches: [['qrCodes', 'list'], ['audit'], ['directories'], ['stats']],
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

/** The same for its head, which shows at once what was done to it. */
export function codeHeadQuery(id: string) {
  return queryOptions({
    queryKey: ['qrCodes', 'list', 'head', id],
    queryFn: ({ signal }) => client.qrCodes.getInfo({ id }, { signal }),
  })
}

/** After a change: lists, counts and the overview are asked for again, the changed code is at hand. */
export function qrCodesChanged(queries: QueryClient, changed?: QrCode): void {
  if (changed) queries.setQueryData(qrCodeQuery(changed.id).queryKey, changed)
  void queries.invalidateQueries({ queryKey: ['qrCodes', 'list'] })
  void queries.invalidateQueries({ queryKey: ['qrCodes', 'trash'] })
  void queries.invalidateQueries({ queryKey: ['audit'] })
  void queries.invalidateQueries({ queryKey: ['directories'] })
  void queries.invalidateQueries({ queryKey: ['stats'] })
}

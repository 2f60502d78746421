import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'

/** Name and counts of one code. */
export const countsOfCode = (id: string) =>
  queryOptions({
    queryKey: ['stats', 'code', id],
    enabled: id !== '',
    queryFn: ({ signal }) => client.stats.ofQrCode({ id, range: { preset: 'today' } }, { signal }),
  })

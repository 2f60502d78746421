import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '../../../../client.ts'

export interface Creator {
  id: number
  name: string
}

const creatorsQuery = queryOptions({
  queryKey: ['qrCodes', 'creators'],
  queryFn: ({ signal }) => client.qrCodes.getCreators({}, { signal }),
  staleTime: 60_000,
})

const nobody: Creator[] = []

/** The people whose codes can be asked for: whoever made one that is there. */
export function useCreators(): Creator[] {
  return useQuery(creatorsQuery).data?.list ?? nobody
}

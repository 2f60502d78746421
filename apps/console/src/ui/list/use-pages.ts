import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

interface Paged {
  page: number
  pageSize: number
}

/** One page of a list call. Going forward costs the same at any depth: an answer's cursor is kept for the next page. */
export function usePages<Request extends Paged, Answer extends { next: string | null }>(
  queryKey: string[],
  request: Request,
  call: (input: Request & { cursor?: string }, options: { signal: AbortSignal }) => Promise<Answer>,
) {
  const cursors = useRef(new Map<string, string>())
  const { page, ...rest } = request
  const keyOf = (number: number) => JSON.stringify({ ...rest, number })
  return useQuery({
    queryKey: [...queryKey, request],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const cursor = cursors.current.get(keyOf(page))
      const answer = await call({ ...request, ...(cursor ? { cursor } : {}) }, { signal })
      if (answer.next) cursors.current.set(keyOf(page + 1), answer.next)
      return answer
    },
  })
}

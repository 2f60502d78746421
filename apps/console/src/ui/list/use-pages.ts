import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

interface Paged {
  page: number
  pageSize: number
}

interface PagesOptions<Answer> {
  /** Milliseconds until it is looked at again; false: not by itself. */
  again?: ((answer: Answer) => number | false) | undefined
  /** False: nothing is asked. */
  enabled?: boolean
}

/** One page of a list call. Going forward costs the same at any depth: an answer's cursor is kept for the next page. */
export function usePages<Request extends Paged, Answer extends { next: string | null }>(
  queryKey: string[],
  request: Request,
  call: (input: Request & { cursor?: string }, options: { signal: AbortSignal }) => Promise<Answer>,
  { again, enabled = true }: PagesOptions<Answer> = {},
) {
  const cursors = useRef(new Map<string, string>())
  const { page, ...rest } = request
  const keyOf = (number: number) => JSON.stringify({ ...rest, number })
  return useQuery<Answer>({
    queryKey: [...queryKey, request],
    enabled,
    placeholderData: keepPreviousData,
    // Who is signed out, or may not, is not asked every second.
    refetchInterval: ({ state: { data, error } }) => (data && !error ? (again?.(data) ?? false) : false),
    queryFn: async ({ signal }) => {
      const cursor = cursors.current.get(keyOf(page))
      const answer = await call({ ...request, ...(cursor ? { cursor } : {}) }, { signal })
      if (answer.next) cursors.current.set(keyOf(page + 1), answer.next)
      return answer
    },
  })
}

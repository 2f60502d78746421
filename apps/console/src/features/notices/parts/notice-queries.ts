import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { CallError, client } from '../../../client.ts'

/** Milliseconds between two looks for news, in a window that is seen. */
const lookEvery = 60_000
/** Milliseconds during which coming back to the window asks nothing. */
const freshFor = 15_000

/** So many that files that are ready, which are folded, leave room for what else happened. */
const pageSize = 60

const keyOf = (accountId: number) => ['notices', accountId]

/** How many are unread, at most 100. Stops asking once nobody is signed in any more. */
export const unreadQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...keyOf(accountId), 'unread'],
    queryFn: async ({ signal }) => (await client.notices.list({ pageSize: 1 }, { signal })).unread,
    staleTime: freshFor,
    refetchInterval: ({ state: { error } }) => (error instanceof CallError && error.code === 1000 ? false : lookEvery),
  })

/** The notices themselves. What is marked as read meanwhile stays marked as new for as long as it is looked at. */
export const noticesQuery = (accountId: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(accountId), 'list'],
    queryFn: ({ pageParam, signal }) =>
      client.notices.list({ pageSize, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

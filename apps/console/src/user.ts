import type { UserInfo } from '@matai/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CallError, client } from './client.ts'

/** Who is signed in, in which account, with which rights. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => client.accounts.getUserinfo({}, { signal }),
  staleTime: 60_000,
  retry: (failures, error) => failures < 1 && error instanceof CallError && error.code === 'network',
})

/** Whether somebody does what only administrators do; not while they look as somebody else. */
export const isAdmin = ({ account, viewOnly }: UserInfo): boolean => account.role === 'admin' && !viewOnly

/** The person on a screen inside the frame, which shows screens only when it is known. */
export function useUser(): UserInfo {
  const { data } = useQuery(userQuery)
  if (!data) throw new Error('useUser is for screens inside the frame')
  return data
}

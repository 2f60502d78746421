import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'

/** Who may register on this server, and what an invitation says; an empty code is none. */
export const registrationQuery = (invitation: string) =>
  queryOptions({
    queryKey: ['registration', invitation],
    queryFn: ({ signal }) => client.accounts.registration({ invitation }, { signal }),
    retry: false,
  })

/** The invitation that the address carries. */
export function invitationInAddress(): string {
  return new URLSearchParams(location.search).get('invitation')?.slice(0, 20) ?? ''
}

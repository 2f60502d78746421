import { useQueryClient } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { speak, useSpoken } from '../../../language.ts'
import { paths } from '../../../paths.ts'
import { usePreferences } from '../../../preferences.ts'
import { rememberMobile } from '../../../session.ts'
import { toast } from '../../../ui/toast-store.ts'
import { userQuery } from '../../../user.ts'
import type { MobileNumber } from './mobile-number.ts'

/** What follows a sign-in of any kind: load the person, keep the number, say so, go on. */
export function useSignedIn(onDone: () => void) {
  const queries = useQueryClient()
  return async (message: string, mobile: MobileNumber | undefined) => {
    const before = queries.getQueryData(userQuery.queryKey)
    const user = await client.accounts.getUserinfo({})
    if (mobile) rememberMobile(mobile)
    // A new page for another person or account: nothing of one may be seen, or saved, in the other.
    if (before && (before.id !== user.id || before.account.id !== user.account.id)) return location.assign(paths.home)
    queries.setQueryData(userQuery.queryKey, user)
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' })
    const { language: chosen } = usePreferences.getState()
    if (!chosen && user.language !== useSpoken.getState().language) await speak(user.language)
    toast.success(message)
    onDone()
  }
}

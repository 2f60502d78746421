import { useQueryClient } from '@tanstack/react-query'
import { speak, useSpoken } from '../../../language.ts'
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
    const user = await queries.fetchQuery({ ...userQuery, staleTime: 0 })
    // Another person's lists must not be seen; the same person's work stays on the screen.
    if (before && before.id !== user.id) queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' })
    else void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' })
    if (mobile) rememberMobile(mobile)
    const { language: chosen } = usePreferences.getState()
    if (!chosen && user.language !== useSpoken.getState().language) await speak(user.language)
    toast.success(message)
    onDone()
  }
}

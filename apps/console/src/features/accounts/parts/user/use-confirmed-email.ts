import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useEffect, useRef } from 'react'
import { client, sentenceOf } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useUrlState } from '../../../../ui/use-url-state.ts'
import { userQuery } from '../../../../user.ts'

/** Whoever came by the link of a mail has the address bound at once; the link then leaves the address bar. */
export function useConfirmedEmail(): void {
  const [{ email: proof }, setUrl] = useUrlState({ email: '' })
  const queries = useQueryClient()
  const tried = useRef('')
  useEffect(() => {
    if (!proof || tried.current === proof) return
    tried.current = proof
    client.accounts
      .confirmEmail({ proof })
      .then((user) => {
        queries.setQueryData(userQuery.queryKey, user)
        toast.success(i18next.t('settings.emailBound'))
      })
      .catch((error: unknown) => toast.error(sentenceOf(error)))
      .finally(() => void setUrl({ email: '' }))
  }, [proof, queries, setUrl])
}

import type { UserInfo } from '@matai/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../client.ts'
import { toast } from '../ui/toast-store.ts'
import { userQuery } from '../user.ts'

/** For a person who works in several accounts. */
export function AccountSwitcher({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (accountId: number) => client.accounts.changeLogin({ accountId }),
    onSuccess: (changed) => {
      queries.clear()
      queries.setQueryData(userQuery.queryKey, changed)
    },
    onError: (error) => toast.error(sentenceOf(error)),
  })
  return (
    <Select
      aria-label={t('app.account')}
      value={user.account.id}
      options={user.accounts.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => change.mutate(id)}
      loading={change.isPending}
      popupMatchSelectWidth={false}
      style={{ maxWidth: 200 }}
    />
  )
}

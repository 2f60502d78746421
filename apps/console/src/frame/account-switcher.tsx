import type { UserInfo } from '@matai/contract'
import { useMutation } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../client.ts'
import { paths } from '../paths.ts'
import { toast } from '../ui/toast-store.ts'

/** For a person who works in several accounts. */
export function AccountSwitcher({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  const change = useMutation({
    mutationFn: (accountId: number) => client.accounts.changeLogin({ accountId }),
    // A new page, so that nothing of the account that was left stays on a screen or goes into the other one.
    onSuccess: () => location.assign(paths.home),
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

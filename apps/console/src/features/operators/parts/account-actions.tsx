import type { OperatedDetails } from '@matai/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { toast } from '../../../ui/toast-store.ts'
import { userQuery } from '../../../user.ts'
import { DisableDialog } from './disable-dialog.tsx'
import { useOperatorsChanged } from './operator-queries.ts'
import css from './operators.module.css'
import { PasswordDialog } from './password-dialog.tsx'
import { accountName } from './tier-name.ts'
import { TierDialog } from './tier-dialog.tsx'

/** What can be done with an account; each asks first and says what will happen. */
export function AccountActions({ details: { account, sessions } }: { details: OperatedDetails }) {
  const { t } = useTranslation()
  const { data: user } = useQuery(userQuery)
  const [asking, setAsking] = useState<'tier' | 'password' | 'disable'>()
  const changed = useOperatorsChanged()
  const name = accountName(account)
  const { id } = account
  const own = user?.account.id === id
  const reason = own ? t('operators.notYourself') : undefined
  const onError = (error: Error) => toast.error(sentenceOf(error))

  const end = useMutation({
    mutationFn: () => client.operators.accountEndSessions({ id }),
    onSuccess: async ({ ended }) => {
      await changed()
      toast.success(i18next.t('operators.sessionsEnded', { count: ended }))
    },
    onError,
  })
  const enable = useMutation({
    mutationFn: () => client.operators.accountEnable({ id }),
    onSuccess: async () => {
      await changed()
      toast.success(i18next.t('operators.enabled'))
    },
    onError,
  })

  async function askEnd() {
    const text = t('operators.endSessionsText', { count: sessions.length })
    if (await confirm({ title: t('operators.endSessionsTitle', { name }), text, action: t('operators.endSessions') }))
      end.mutate()
  }
  async function askEnable() {
    const title = t('operators.enableTitle', { name })
    if (await confirm({ title, text: t('operators.enableText'), action: t('operators.enable') })) enable.mutate()
  }

  const close = () => setAsking(undefined)
  return (
    <div className={css.actions}>
      <Button
        disabled={own || sessions.length === 0}
        title={reason}
        loading={end.isPending}
        onClick={() => void askEnd()}
      >
        {t('operators.endSessions')}
      </Button>
      <Button disabled={own || !account.mobile} title={reason} onClick={() => setAsking('password')}>
        {t('operators.givePassword')}
      </Button>
      {account.state === 'disabled' ? (
        <Button loading={enable.isPending} onClick={() => void askEnable()}>
          {t('operators.enable')}
        </Button>
      ) : (
        <Button danger disabled={own} title={reason} onClick={() => setAsking('disable')}>
          {t('operators.disable')}
        </Button>
      )}
      <Button type="primary" onClick={() => setAsking('tier')}>
        {t('operators.setTier')}
      </Button>
      {asking === 'tier' && <TierDialog account={account} onClose={close} />}
      {asking === 'password' && <PasswordDialog account={account} onClose={close} />}
      {asking === 'disable' && <DisableDialog account={account} onClose={close} />}
    </div>
  )
}

import type { WaitingInvitation } from '@matai/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { accountListQuery } from './queries.ts'
import css from './team.module.css'

/** After signing in: where to work, and where somebody is wanted. */
export function ChooseAccount() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(accountListQuery)
  const queries = useQueryClient()
  const go = useMutation({
    mutationFn: (accountId: number) => client.accounts.changeLogin({ accountId }),
    // A new page, so that nothing of one account is seen in another.
    onSuccess: () => location.assign(paths.home),
    onError: (failure) => toast.error(sentenceOf(failure)),
  })
  return (
    <Page title={t('team.choose')} width="narrow">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} height={56} />}
      <ul className={css.accounts}>
        {data?.list.map(({ id, name, kind, role, viewOnly }) => (
          <li key={id}>
            <button type="button" className={css.account} disabled={go.isPending} onClick={() => go.mutate(id)}>
              <strong>{name}</strong>
              <span className={css.soft}>
                {t(kind === 'enterprise' ? 'team.enterprise' : 'team.personal')} ·{' '}
                {t(role === 'admin' ? 'team.role_admin' : viewOnly ? 'team.role_guest' : 'team.role_subAdmin')}
              </span>
            </button>
          </li>
        ))}
        {data?.invitations.map((invitation) => (
          <li key={`i${invitation.id}`}>
            <Waiting invitation={invitation} onDeclined={() => void queries.invalidateQueries()} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

function Waiting({ invitation: { id, account, name, viewOnly, expiresAt }, onDeclined }: WaitingProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const join = useMutation({
    mutationFn: () => client.team.join({ id }),
    onSuccess: () => location.assign(paths.home),
    onError: (failure) => toast.error(sentenceOf(failure)),
  })
  const decline = useMutation({
    mutationFn: () => client.team.decline({ id }),
    onSuccess: () => {
      toast.success(i18next.t('team.declined'))
      onDeclined()
    },
    onError: (failure) => toast.error(sentenceOf(failure)),
  })
  return (
    <div className={css.waiting}>
      <div>
        <strong>{account}</strong> <StateTag tone="info">{t('team.waits')}</StateTag>
        <p className={css.soft}>
          {t(viewOnly ? 'team.waitingGuest' : 'team.waitingSubAdmin', { name, at: formatInstant(expiresAt) })}
        </p>
      </div>
      <div className={css.deeds}>
        <Button loading={decline.isPending} onClick={() => decline.mutate()}>
          {t('team.decline')}
        </Button>
        <Button type="primary" loading={join.isPending} onClick={() => join.mutate()}>
          {t('team.join')}
        </Button>
      </div>
    </div>
  )
}

interface WaitingProps {
  invitation: WaitingInvitation
  onDeclined: () => void
}

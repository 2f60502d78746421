import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../client.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import css from './parts/team.module.css'

/** Where the link of an invitation leads whoever is signed in; who is not signs in or registers first. */
export function JoinScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { formatInstant } = useFormats()
  const { code = '' }: { code?: string } = useSearch({ strict: false })
  const { data, error, refetch } = useQuery({
    queryKey: ['team', 'invitation', code],
    queryFn: ({ signal }) => client.team.invitationInfo({ code }, { signal }),
  })
  const join = useMutation({
    mutationFn: () => client.team.join({ code }),
    onSuccess: () => location.assign(paths.home),
    onError: (failure) => toast.error(sentenceOf(failure)),
  })
  const invitation = data?.invitation
  return (
    <Page title={t('team.invitation')} width="narrow">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} height={32} />}
      {data && !invitation && (
        <EmptyState
          title={t('team.invitationOver')}
          text={t('team.invitationOverText')}
          action={<Button onClick={() => void navigate({ to: paths.qrCodes })}>{t('app.backToQrCodes')}</Button>}
        />
      )}
      {invitation && (
        <div className={css.join}>
          <h2>{t('team.joinTitle', { account: invitation.account })}</h2>
          <p className={css.soft}>
            {t(invitation.viewOnly ? 'team.waitingGuest' : 'team.waitingSubAdmin', {
              name: invitation.name,
              at: formatInstant(invitation.expiresAt),
            })}
          </p>
          <div>
            <Button type="primary" size="large" loading={join.isPending} onClick={() => join.mutate()}>
              {t('team.join')}
            </Button>
          </div>
        </div>
      )}
    </Page>
  )
}

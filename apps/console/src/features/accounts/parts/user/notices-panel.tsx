import type { AccountNoticeKind, CallOutput, Contract } from '@matai/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { CheckBox } from '../../../../ui/controls/check-box.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import css from './panels.module.css'

type Subscription = CallOutput<Contract['notices']['getSubscription']>

/** Which kinds of notices also come by email; asks anew when the email changed. */
export function NoticesPanel({ email }: { email: string | null }) {
  const { t } = useTranslation()
  const queryKey = ['noticeSubscription', email]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.notices.getSubscription({}, { signal }),
  })

  function body() {
    if (error && !data) return <ErrorState error={error} onRetry={refetch} />
    if (!data) return <Skeleton rows={4} />
    return <Kinds subscription={data} queryKey={queryKey} />
  }
  return (
    <div id="notices">
      <Panel title={t('notices.panel')}>
        <p className={css.text}>{email ? t('notices.panelText', { email }) : t('notices.panelNoEmail')}</p>
        {body()}
      </Panel>
    </div>
  )
}

function Kinds({ subscription, queryKey }: { subscription: Subscription; queryKey: readonly unknown[] }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (choice: { kind: AccountNoticeKind; byEmail: boolean }) => client.notices.setSubscription(choice),
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved)
      toast.success(i18next.t('notices.saved'))
    },
    onError: (error) => toast.error(sentenceOf(error)),
  })
  return (
    <fieldset className={css.choices} disabled={subscription.email === null}>
      <legend className="visually-hidden">{t('notices.panel')}</legend>
      {subscription.kinds.map(({ kind, byEmail }) => (
        <CheckBox
          key={kind}
          checked={change.isPending && change.variables.kind === kind ? change.variables.byEmail : byEmail}
          onChange={(wanted) => change.mutate({ kind, byEmail: wanted })}
        >
          {t(`notices.label_${kind}`)}
        </CheckBox>
      ))}
    </fieldset>
  )
}

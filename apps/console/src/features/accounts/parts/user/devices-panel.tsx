import type { Session } from '@matai/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import css from './panels.module.css'

const sessionsKey = ['sessions']

export function DevicesPanel() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => client.accounts.sessionList({}, { signal }),
  })

  function body() {
    if (error && !data) return <ErrorState error={error} onRetry={refetch} />
    if (!data) return <Skeleton rows={2} />
    return (
      <>
        <ul className={css.devices}>
          {data.list.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
        {data.list.length > 1 && <EndOthers others={data.list.length - 1} />}
      </>
    )
  }
  return (
    <Panel title={t('settings.devices')}>
      <p className={css.text}>{t('settings.devicesText')}</p>
      {body()}
    </Panel>
  )
}

/** Signs out everything but this browser, for who sees something unknown. */
function EndOthers({ others }: { others: number }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: () => client.accounts.sessionEndOthers({}),
    onSuccess: ({ ended }) => {
      toast.success(i18next.t('settings.othersEnded', { count: ended }))
      return queries.invalidateQueries({ queryKey: sessionsKey })
    },
    onError: (error) => toast.error(sentenceOf(error)),
  })

  async function ask() {
    const sure = await confirm({
      title: t('settings.endOthersTitle'),
      text: t('settings.endOthersText', { count: others }),
      action: t('settings.endOthers'),
    })
    if (sure) end.mutate()
  }

  return (
    <div className={css.others}>
      <Button loading={end.isPending} onClick={() => void ask()}>
        {t('settings.endOthers')}
      </Button>
    </div>
  )
}

function Device({ session }: { session: Session }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const queries = useQueryClient()
  const lastSeen = formatInstant(session.lastSeenAt)
  const end = useMutation({
    mutationFn: () => client.accounts.sessionEnd({ id: session.id }),
    onSuccess: () => {
      toast.success(i18next.t('settings.sessionEnded'))
      return queries.invalidateQueries({ queryKey: sessionsKey })
    },
    onError: (error) => toast.error(sentenceOf(error)),
  })

  async function ask() {
    const sure = await confirm({
      title: t('settings.endSessionTitle'),
      text: t('settings.endSessionText', { device: session.device, at: lastSeen }),
      action: t('settings.endSession'),
    })
    if (sure) end.mutate()
  }

  return (
    <li>
      <div className={css.device}>
        <div className={css.name}>
          {session.device}
          {session.current && <span className={css.here}>{t('settings.thisDevice')}</span>}
        </div>
        <div className={css.times}>
          {t('settings.signedInAt')} {formatInstant(session.createdAt)} · {t('settings.lastSeenAt')} {lastSeen}
        </div>
      </div>
      {!session.current && (
        <Button size="small" loading={end.isPending} onClick={() => void ask()}>
          {t('settings.endSession')}
        </Button>
      )}
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { contentOf } from '../editor/code-content.ts'
import { PagePreview } from '../preview/page-preview.tsx'
import { ChangeList } from './change-list.tsx'
import { differencesQuery, versionQuery } from './version-queries.ts'
import css from './versions.module.css'

/** Two versions as visitors see them, side by side, under the words of what differs. */
export function VersionComparison({
  id,
  from,
  to,
  onBack,
}: {
  id: string
  from: number
  to: number
  onBack: () => void
}) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(differencesQuery(id, from, to))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <div className={css.comparison}>
      <div>
        <Button onClick={onBack}>{t('versions.backToHistory')}</Button>
      </div>
      <section aria-label={t('versions.differences')}>
        <h3>{t('versions.differences')}</h3>
        {data ? <ChangeList changes={data.changes} none={t('versions.noChange')} /> : <Skeleton rows={3} />}
      </section>
      <div className={css.phones}>
        <VersionPhone id={id} number={from} />
        <VersionPhone id={id} number={to} />
      </div>
    </div>
  )
}

function VersionPhone({ id, number }: { id: string; number: number }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(versionQuery(id, number))
  return (
    <section className={css.phone} aria-label={t('versions.number', { number })}>
      <h3>{t('versions.number', { number })}</h3>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <PagePreview content={contentOf({ ...data, kind: data.target === null ? 'page' : 'jump' })} />}
    </section>
  )
}

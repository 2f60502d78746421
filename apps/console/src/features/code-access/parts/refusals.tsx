import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { refusalsOnPage, useRefusals } from './access-queries.ts'
import css from './access.module.css'
import { TwoWayPager } from './two-way-pager.tsx'

const devices = ['ios', 'android', 'desktop'] as const

/** Who was not let in, when and why. */
export function Refusals({ id }: { id: string }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching } = useRefusals(id, page)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={5} />
  if (data.list.length === 0) return <EmptyState title={t('codeAccess.refusalsEmpty')} />
  return (
    <div className={css.list}>
      <p className={css.soft}>{t('codeAccess.refusalsKept')}</p>
      <ul className={css.rows} aria-label={t('codeAccess.refusals')} aria-busy={isFetching}>
        {data.list.map((refusal) => {
          const device = devices.find((known) => known === refusal.device) ?? 'other'
          return (
            <li key={refusal.id}>
              <span className={css.phone}>
                <span>{t(`codeAccess.reason_${refusal.reason}`)}</span>
                {refusal.mobile && <span className={css.number}>+{refusal.mobile}</span>}
                <span className={css.soft}>
                  <time dateTime={refusal.at}>{formatInstant(refusal.at)}</time> · {t(`codeAccess.device_${device}`)}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      <TwoWayPager page={page} pageSize={refusalsOnPage} total={data.total} onPage={setPage} />
    </div>
  )
}

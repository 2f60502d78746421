import type { QrCodeItem } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { useFormats } from '../../../../ui/format.ts'
import css from './code-peek.module.css'

const Columns = lazy(async () => ({ default: (await import('../../../../ui/charts/columns.tsx')).Columns }))

/** Visits of the last thirty days. */
export function RecentScans({ qrCode: { id, scansTotal } }: { qrCode: QrCodeItem }) {
  const { t } = useTranslation()
  const { formatDay, formatNumber } = useFormats()
  const { data } = useQuery({
    queryKey: ['stats', 'chart', 'peek', id],
    queryFn: ({ signal }) => client.stats.chart({ range: { preset: 'thirtyDays' }, qrCodeId: id }, { signal }),
    staleTime: 60_000,
  })
  const sum = data?.sum.people ?? 0
  const said = t('qrCodes.scansOfDays', { days: formatNumber(sum), total: formatNumber(scansTotal) })
  return (
    <section aria-label={t('qrCodes.scansRecent')} className={css.scans}>
      <h3>
        <Link to={paths.qrCode(id, 'statistics')}>{t('qrCodes.scansRecent')}</Link>
      </h3>
      <p>{data ? said : ' '}</p>
      <div className={css.chart}>
        {data && sum > 0 && (
          <Suspense>
            <Columns
              summary={said}
              columns={data.trend.map(({ day, people }) => ({ key: day, label: formatDay(day), value: people }))}
            />
          </Suspense>
        )}
      </div>
    </section>
  )
}

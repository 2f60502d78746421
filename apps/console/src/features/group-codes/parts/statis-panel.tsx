import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Columns } from '../../../ui/charts/columns.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import css from '../group-codes.module.css'
import { statisQuery } from './queries.ts'

/** What visitors did in the last 30 days, by day and by picture. */
export function StatisPanel({ id }: { id: number }) {
  const { t } = useTranslation()
  const { formatNumber, formatDay } = useFormats()
  const { data, error, refetch } = useQuery(statisQuery(id))
  const sum = (what: 'visits' | 'places' | 'full' | 'machines') =>
    (data?.days ?? []).reduce((total, day) => total + day[what], 0)
  return (
    <Panel title={t('groupCodes.statis')}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={4} height={32} />}
      {data && (
        <>
          <p>
            {t('groupCodes.statisText', {
              visits: formatNumber(sum('visits')),
              places: formatNumber(sum('places')),
              full: formatNumber(sum('full')),
              machines: formatNumber(sum('machines')),
            })}
          </p>
          <Columns
            summary={t('groupCodes.statisChart')}
            columns={data.days.map(({ day, visits }) => ({ key: day, label: formatDay(day), value: visits }))}
          />
          <dl className={css.facts}>
            {data.pictures.map((picture) => [
              <dt key={`${picture.id}t`}>{picture.name}</dt>,
              <dd key={`${picture.id}d`}>
                {t('groupCodes.statisPicture', {
                  visits: formatNumber(picture.visits),
                  places: formatNumber(picture.places),
                })}
              </dd>,
            ])}
          </dl>
        </>
      )}
    </Panel>
  )
}

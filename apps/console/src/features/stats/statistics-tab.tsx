import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../client.ts'
import type { CodeTabProps } from '../../code-slot.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { Charts } from './parts/charts.tsx'
import { CodeTiles, NumberTiles } from './parts/number-tiles.tsx'
import { RangePicker } from './parts/range-picker.tsx'
import { rangeDefaults, rangeOf } from './parts/range.ts'
import css from './stats.module.css'

/** The numbers of one live code. */
export function StatisticsTab({ qrCode }: CodeTabProps) {
  const { t } = useTranslation()
  const [state, setState] = useUrlState({ ...rangeDefaults, preset: 'thirtyDays', province: 0 })
  const range = rangeOf(state)
  const { data, error, refetch } = useQuery({
    queryKey: ['stats', 'chart', range, qrCode.id, {}],
    queryFn: ({ signal }) => client.stats.chart({ range, qrCodeId: qrCode.id }, { signal }),
    placeholderData: (before) => before,
  })
  function body() {
    if (error) return <ErrorState error={error} onRetry={refetch} />
    if (!data) return <Skeleton rows={6} height={32} />
    if (data.sum.people + data.sum.machines === 0) {
      return <EmptyState title={t('stats.emptyTitle')} text={t('stats.emptyText')} />
    }
    return (
      <>
        <NumberTiles chart={data} codes={undefined} isNarrowed={false} isRanked={false} />
        <CodeTiles id={qrCode.id} />
        <Charts
          chart={{ ...data, directories: [], kinds: [] }}
          province={state.province}
          onProvince={(province) => void setState({ province })}
          onDay={(day) => void setState({ preset: 'custom', from: day, until: day }, { push: true })}
        />
      </>
    )
  }
  return (
    <div className={css.ofOne}>
      <div className={css.choices}>
        <RangePicker key={`${state.from} ${state.until}`} value={state} onChange={(change) => void setState(change)} />
      </div>
      {body()}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useListState } from '../../ui/list/list-state.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Charts } from './parts/charts.tsx'
import { CodePicker } from './parts/code-picker.tsx'
import { CodeTiles, NumberTiles } from './parts/number-tiles.tsx'
import { RangePicker } from './parts/range-picker.tsx'
import { rangeDefaults, rangeOf } from './parts/range.ts'
import { Ranking } from './parts/ranking.tsx'
import css from './stats.module.css'

/** Who scanned what, when and where, in a range of days. */
export function StatsScreen() {
  const { t } = useTranslation()
  const [state, setState] = useListState({ ...rangeDefaults, code: '', province: 0 })
  const range = rangeOf(state)
  const qrCodeId = state.code || undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['stats', 'chart', range, qrCodeId],
    queryFn: ({ signal }) => client.stats.getChat({ range, ...(qrCodeId && { qrCodeId }) }, { signal }),
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
        <NumberTiles sum={data.sum} />
        {qrCodeId && <CodeTiles id={qrCodeId} />}
        <Charts chart={data} province={state.province} onProvince={(province) => void setState({ province })} />
        {!qrCodeId && <Ranking range={range} state={state} onChange={setState} />}
      </>
    )
  }
  return (
    <Page title={t('app.navScan')}>
      <div className={css.choices}>
        <RangePicker value={state} onChange={(change) => void setState(change)} />
        <CodePicker value={state.code} onChange={(code) => void setState({ code })} />
      </div>
      {body()}
    </Page>
  )
}

import type { ScanPart } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../client.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FilterChips } from '../../ui/list/filter-chips.tsx'
import { useListState } from '../../ui/list/list-state.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Charts, useCountryName } from './parts/charts.tsx'
import { CodePicker } from './parts/code-picker.tsx'
import { noNarrowing, useNarrowing } from './parts/narrowing.ts'
import { CodeTiles, NumberTiles, rankingId } from './parts/number-tiles.tsx'
import { partName, readPart, writePart } from './parts/part.ts'
import { RangePicker } from './parts/range-picker.tsx'
import { rangeDefaults, rangeOf } from './parts/range.ts'
import { Ranking } from './parts/ranking.tsx'
import { rankingOf } from './parts/ranked-codes.ts'
import css from './stats.module.css'

let lastRanking: { asked: string; ranked: ReturnType<typeof rankingOf> } | undefined

/** The same question is the same list, whoever asks. */
function rankingFor(...[range, filters]: Parameters<typeof rankingOf>) {
  const asked = JSON.stringify([range, filters])
  if (lastRanking?.asked !== asked) lastRanking = { asked, ranked: rankingOf(range, filters) }
  return lastRanking.ranked
}

/** Who scanned what, when and where, in a range of days. */
export function StatsScreen() {
  const { t } = useTranslation()
  const [state, setState] = useListState({ ...rangeDefaults, ...noNarrowing, code: '', province: 0, part: '' })
  const range = rangeOf(state)
  const qrCodeId = state.code || undefined
  const { filters, chips, codes } = useNarrowing(state, (change) => void setState(change))
  const { data, error, refetch } = useQuery({
    queryKey: ['stats', 'chart', range, qrCodeId, filters],
    queryFn: ({ signal }) => client.stats.chart({ range, ...(qrCodeId ? { qrCodeId } : { filters }) }, { signal }),
    placeholderData: (before) => before,
  })
  const countryName = useCountryName()
  const part = qrCodeId ? undefined : readPart(state.part)
  const ranked = rankingFor(range, { ...filters, ...(part && { part }) })
  const { page, pageSize, keyword } = state
  const shown = ranked.useList({ page, pageSize, keyword }, !qrCodeId)

  /** The codes of one part of the scans, brought into sight. */
  async function toCodes(chosen: ScanPart) {
    await setState({ part: writePart(chosen) }, { push: true })
    document.getElementById(rankingId)?.scrollIntoView({ block: 'start' })
  }

  function body() {
    if (error) return <ErrorState error={error} onRetry={refetch} />
    if (!data) return <Skeleton rows={6} height={32} />
    if (data.sum.people + data.sum.machines === 0) {
      return <EmptyState title={t('stats.emptyTitle')} text={t('stats.emptyText')} />
    }
    // What is looked for among the codes does not change how many were scanned.
    const counted = qrCodeId || keyword || part ? undefined : shown.data?.total
    return (
      <>
        <NumberTiles chart={data} codes={counted} isNarrowed={!qrCodeId && chips.length > 0} isRanked={!qrCodeId} />
        {qrCodeId && <CodeTiles id={qrCodeId} />}
        <Charts
          chart={data}
          province={state.province}
          onProvince={(province) => void setState({ province })}
          onDay={(day) => void setState({ preset: 'custom', from: day, until: day }, { push: true })}
          onDirectory={(directory) => void setState({ directory }, { push: true })}
          onKind={(kind) => void setState({ kind }, { push: true })}
          {...(!qrCodeId && { onPart: toCodes })}
        />
        {!qrCodeId && (
          <Ranking
            range={range}
            filters={{ ...filters, ...(part && { part }) }}
            chips={
              part
                ? [
                    {
                      key: 'part',
                      text: t('stats.onlyPart', { name: partName(part, { t, chart: data, countryName }) }),
                      onRemove: () => void setState({ part: '' }),
                    },
                  ]
                : []
            }
            codes={ranked}
            state={state}
            onDirectory={(directory) => void setState({ directory })}
          />
        )}
      </>
    )
  }
  return (
    <Page title={t('app.navScan')}>
      <div className={css.choices}>
        <RangePicker key={`${state.from} ${state.until}`} value={state} onChange={(change) => void setState(change)} />
        <CodePicker value={state.code} onChange={(code) => void setState({ code })} />
      </div>
      {!qrCodeId && chips.length > 0 && (
        <div className={css.narrowing}>
          <FilterChips chips={chips} onClear={() => void setState(noNarrowing)} />
          <Link to={paths.qrCodes} search={codes}>
            {t('stats.toCodes')}
          </Link>
        </div>
      )}
      {body()}
    </Page>
  )
}

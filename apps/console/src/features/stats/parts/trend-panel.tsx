import type { StatsChart } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { ChartPanel } from './chart-panel.tsx'

/** Visits of each day beside those of as many days before; of a single day, its hours. */
export function TrendPanel({ chart, onDay }: { chart: StatsChart; onDay: (day: string) => void }) {
  const { t } = useTranslation()
  const { formatDay, formatNumber } = useFormats()
  const { trend, before, hours, sum } = chart
  if (trend.length === 1) {
    const shares = hours.map(({ value, ...count }) => ({
      key: value,
      label: t('stats.hour', { hour: value }),
      ...count,
    }))
    return <ChartPanel title={t('stats.hours')} kind="columns" shares={shares} />
  }
  const shares = trend.map(({ day, ...count }, place) => ({
    ...{ key: day, label: formatDay(day), ...count },
    before: before.trend[place] ?? 0,
    open: () => onDay(day),
  }))
  const most = shares.reduce(
    (top, share) => (share.people > top.people ? share : top),
    shares[0] ?? { people: 0, label: '' },
  )
  const sentence =
    most.people > 0
      ? t('stats.trendSentence', { sum: formatNumber(sum.people), day: most.label, most: formatNumber(most.people) })
      : t('stats.nothing')
  return (
    <ChartPanel
      title={t('stats.trend')}
      kind="columns"
      shares={shares}
      sentence={sentence}
      note={t('stats.trendNote', { from: formatDay(before.from), until: formatDay(before.until) })}
    />
  )
}

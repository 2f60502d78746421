import type { StatsChart } from '@matai/contract'
import { languageInfo } from '@matai/i18n/language'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpoken } from '../../../language.ts'
import { useFormats } from '../../../ui/format.ts'
import css from '../stats.module.css'
import { ChartPanel, type Share } from './chart-panel.tsx'

interface ChartsProps {
  chart: StatsChart
  /** Whose cities are shown; 0 for the provinces. */
  province: number
  onProvince: (code: number) => void
}

type Counted = StatsChart['hours']
const devices = ['ios', 'android', 'desktop'] as const
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Everything about a range, one panel each. */
export function Charts({ chart, province, onProvince }: ChartsProps) {
  const { t } = useTranslation()
  const { formatDay } = useFormats()
  const countryName = useCountryName()
  const named = (counts: Counted, nameOf: (value: string) => string): Share[] =>
    counts.map((count) => ({ key: count.value, label: nameOf(count.value), ...count }))
  const device = (value: string) => t(`stats.${devices.find((known) => known === value) ?? 'other'}`)
  const weekday = (value: string) => t(`stats.weekday${weekdays.find((known) => String(known) === value) ?? 1}`)
  const trend = chart.trend.map((count) => ({ key: count.day, label: formatDay(count.day), ...count }))
  return (
    <>
      <ChartPanel title={t('stats.trend')} kind="columns" shares={trend} />
      <div className={css.panels}>
        <ChartPanel
          title={t('stats.hours')}
          kind="columns"
          shares={named(chart.hours, (hour) => t('stats.hour', { hour }))}
        />
        <ChartPanel title={t('stats.weekdays')} kind="columns" shares={named(chart.weekdays, weekday)} />
        <Regions chart={chart} province={province} onProvince={onProvince} />
        <ChartPanel title={t('stats.countries')} kind="bars" shares={named(chart.countries, countryName)} />
        <ChartPanel title={t('stats.devices')} kind="bars" shares={named(chart.devices, device)} />
        <ChartPanel
          title={t('stats.wechat')}
          kind="bars"
          shares={named(chart.wechat, (value) => t(value === 'true' ? 'stats.inWechat' : 'stats.notWechat'))}
        />
        {chart.versions.length > 0 && (
          <ChartPanel
            title={t('stats.versions')}
            kind="bars"
            shares={named(chart.versions, (number) => t('stats.version', { number }))}
          />
        )}
      </div>
    </>
  )
}

/** Provinces; each opens its cities. */
function Regions({ chart, province, onProvince }: ChartsProps) {
  const { t } = useTranslation()
  const open = chart.regions.find(({ code }) => code === province)
  if (!open) {
    const shares = chart.regions.map(({ code, name, people, machines, cities }) => ({
      ...{ key: String(code), label: name, people, machines },
      ...(cities.length > 0 && { open: () => onProvince(code) }),
    }))
    return <ChartPanel title={t('stats.regions')} kind="bars" shares={shares} />
  }
  const known = open.cities.map((city) => ({ ...city, key: String(city.code), label: city.name }))
  const rest = {
    people: known.reduce((left, { people }) => left - people, open.people),
    machines: known.reduce((left, { machines }) => left - machines, open.machines),
  }
  const isWhole = rest.people + rest.machines === 0
  return (
    <ChartPanel
      title={t('stats.cities', { province: open.name })}
      kind="bars"
      shares={isWhole ? known : [...known, { key: '0', label: t('stats.unknown'), ...rest }]}
      action={
        <Button type="text" size="small" onClick={() => onProvince(0)}>
          {t('stats.allRegions')}
        </Button>
      }
    />
  )
}

function useCountryName(): (code: string) => string {
  const { t } = useTranslation()
  const language = useSpoken((spoken) => spoken.language)
  return useMemo(() => {
    const names = new Intl.DisplayNames(languageInfo[language].tag, { type: 'region' })
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : t('stats.unknown'))
  }, [language, t])
}

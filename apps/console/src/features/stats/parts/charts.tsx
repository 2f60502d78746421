import type { ScanPart, StatsChart } from '@matai/contract'
import { languageInfo } from '@matai/i18n/language'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpoken } from '../../../language.ts'
import { TileMap } from '../../../ui/charts/tile-map.tsx'
import { ChartPanel, type Share } from './chart-panel.tsx'
import { HeatPanel } from './heat-panel.tsx'
import css from '../stats.module.css'
import { deviceName } from './part.ts'
import { TrendPanel } from './trend-panel.tsx'

interface ChartsProps {
  chart: StatsChart
  /** Whose cities are shown; 0 for the provinces. */
  province: number
  onProvince: (code: number) => void
  onDay: (day: string) => void
  /** Without them the numbers are of one code, which has one directory and one kind. */
  onDirectory?: (id: number) => void
  onKind?: (kind: string) => void
  /** Shows the codes of one part of the scans. */
  onPart?: ((part: ScanPart) => void) | undefined
}

type Counted = StatsChart['hours']
const kinds = ['page', 'jump', 'form', 'home', 'batch'] as const

/** Everything about a range; what can be gone into narrows the page. */
export function Charts({ chart, province, onProvince, onDay, onDirectory, onKind, onPart }: ChartsProps) {
  const { t } = useTranslation()
  const countryName = useCountryName()
  const named = (counts: Counted, nameOf: (value: string) => string, of?: ScanPart['of']): Share[] =>
    counts.map((count) => ({
      ...{ key: count.value, label: nameOf(count.value), ...count },
      open: of && onPart && (() => onPart({ of, value: count.value })),
    }))
  const kindOf = (value: string) => kinds.find((known) => known === value)
  const kindName = (value: string) => {
    const kind = kindOf(value)
    return kind ? t(`kinds.kind_${kind}`) : t('stats.deleted')
  }
  const directories = chart.directories.map(({ id, name, ...count }) => ({
    ...{ key: String(id), ...count },
    label: id === null ? t('stats.deleted') : name || t('directories.defaultName'),
    open: id === null || !onDirectory ? undefined : () => onDirectory(id),
  }))
  const byKind = named(chart.kinds, kindName).map((share) => ({
    ...share,
    open: onKind && kindOf(share.key) && (() => onKind(share.key)),
  }))
  return (
    <>
      <TrendPanel chart={chart} onDay={onDay} />
      <HeatPanel heat={chart.heat} onPart={onPart} />
      <div className={css.panels}>
        {directories.length > 0 && <ChartPanel title={t('stats.directories')} kind="bars" shares={directories} />}
        {byKind.length > 0 && <ChartPanel title={t('stats.kinds')} kind="bars" shares={byKind} />}
        <Regions chart={chart} province={province} onProvince={onProvince} onPart={onPart} />
        <ChartPanel title={t('stats.countries')} kind="bars" shares={named(chart.countries, countryName, 'country')} />
        <ChartPanel
          title={t('stats.devices')}
          kind="bars"
          shares={named(chart.devices, (value) => deviceName(value, t), 'device')}
        />
        <ChartPanel
          title={t('stats.wechat')}
          kind="bars"
          shares={named(chart.wechat, (value) => t(value === 'true' ? 'stats.inWechat' : 'stats.notWechat'), 'wechat')}
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

/** Provinces; each opens its cities, and a city its codes. */
function Regions({
  chart,
  province,
  onProvince,
  onPart,
}: Pick<ChartsProps, 'chart' | 'province' | 'onProvince' | 'onPart'>) {
  const { t } = useTranslation()
  const toCodes = (code: number) => onPart && (() => onPart({ of: 'region', value: String(code) }))
  const open = chart.regions.find(({ code }) => code === province)
  if (!open) {
    const shares = chart.regions.map(({ code, name, people, machines, cities }) => ({
      ...{ key: String(code), label: name, people, machines },
      open: cities.length > 0 ? () => onProvince(code) : toCodes(code),
    }))
    const tiles = chart.regions.map(({ code, name, people, cities }) => ({
      ...{ code, label: name, value: people },
      open: cities.length > 0 ? () => onProvince(code) : toCodes(code),
    }))
    const map = tiles.length > 0 && (
      <TileMap values={tiles} nameOf={(code) => t(`regions.area${code}`)} summary={t('stats.regions')} />
    )
    return <ChartPanel title={t('stats.regions')} kind="bars" shares={shares} map={map} />
  }
  const known = open.cities.map((city) => ({
    ...city,
    key: String(city.code),
    label: city.name,
    open: toCodes(city.code),
  }))
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
        <>
          {onPart && (
            <Button type="text" size="small" onClick={toCodes(open.code)}>
              {t('stats.partCodes')}
            </Button>
          )}
          <Button type="text" size="small" onClick={() => onProvince(0)}>
            {t('stats.allRegions')}
          </Button>
        </>
      }
    />
  )
}

export function useCountryName(): (code: string) => string {
  const { t } = useTranslation()
  const language = useSpoken((spoken) => spoken.language)
  return useMemo(() => {
    const names = new Intl.DisplayNames(languageInfo[language].tag, { type: 'region' })
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : t('stats.unknown'))
  }, [language, t])
}

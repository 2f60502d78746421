import type { ScanPart, StatsChart } from '@matai/contract'
import type { TFunction } from 'i18next'
import { scanParts } from 'virtual:contract-constants'

/** As the address holds it: `country:CN`; empty for all scans. */
export const writePart = ({ of, value }: ScanPart): string => `${of}:${value}`

export function readPart(written: string): ScanPart | undefined {
  const at = written.indexOf(':')
  const of = scanParts.find((known) => known === written.slice(0, at))
  return of && at > 0 ? { of, value: written.slice(at + 1, at + 21) } : undefined
}

interface Names {
  t: TFunction
  chart: StatsChart
  countryName: (code: string) => string
}

const devices = ['ios', 'android', 'desktop'] as const
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export const deviceName = (value: string, t: TFunction): string =>
  t(`stats.${devices.find((known) => known === value) ?? 'other'}`)

/** What the scans of a part have in common, in words. */
export function partName({ of, value }: ScanPart, { t, chart, countryName }: Names): string {
  if (of === 'country') return countryName(value)
  if (of === 'device') return deviceName(value, t)
  if (of === 'wechat') return t(value === 'true' ? 'stats.inWechat' : 'stats.notWechat')
  if (of === 'hour') {
    const [day, hour = ''] = value.split('-')
    const weekday = weekdays.find((one) => String(one) === day) ?? 1
    return t('stats.heatHour', { day: t(`stats.weekday${weekday}`), hour })
  }
  const places = chart.regions.flatMap((region) => [region, ...region.cities])
  return places.find(({ code }) => String(code) === value)?.name ?? t('stats.unknown')
}

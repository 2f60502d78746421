import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from '../dashboard-screen.module.css'
import type { MainInfo } from './main-info.ts'

export function NumberTiles({ info }: { info: MainInfo }) {
  const { t } = useTranslation()
  const { formatNumber, formatBytes } = useFormats()
  const { scansToday, scansTotal, qrCodes, storedBytes, trend } = info
  const yesterday = trend.at(-2) ?? { people: 0, machines: 0, visitors: 0 }
  const week = {
    people: trend.reduce((sum, { people }) => sum + people, 0),
    machines: trend.reduce((sum, { machines }) => sum + machines, 0),
    visitors: trend.reduce((sum, { visitors }) => sum + visitors, 0),
  }
  const scans = (label: string, { people, visitors, machines }: MainInfo['scansToday']) => ({
    label,
    value: formatNumber(people),
    note: t('dashboard.machines', {
      count: machines,
      visitors: formatNumber(visitors),
      formatted: formatNumber(machines),
    }),
  })
  const tiles = [
    scans(t('dashboard.scansToday'), scansToday),
    scans(t('dashboard.scansYesterday'), yesterday),
    scans(t('dashboard.trend'), week),
    scans(t('dashboard.scansTotal'), scansTotal),
    { label: t('dashboard.qrCodes'), value: formatNumber(qrCodes), note: t('dashboard.noLimit') },
    { label: t('dashboard.stored'), value: formatBytes(storedBytes), note: t('dashboard.storedNote') },
  ]
  return (
    <dl className={css.tiles}>
      {tiles.map(({ label, value, note }) => (
        <div key={label} className={css.tile}>
          <dt>{label}</dt>
          <dd>
            <span className={css.number}>{value}</span>
            <span className={css.note}>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

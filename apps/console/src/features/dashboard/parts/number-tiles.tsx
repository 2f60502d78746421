import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from '../dashboard-screen.module.css'
import type { MainInfo } from './main-info.ts'

export function NumberTiles({ info }: { info: MainInfo }) {
  const { t } = useTranslation()
  const { formatNumber, formatBytes } = useFormats()
  const { scansToday, scansTotal, qrCodes, storedBytes } = info
  const machines = (count: number) => t('dashboard.machines', { count, formatted: formatNumber(count) })
  const tiles = [
    { label: t('dashboard.scansToday'), value: formatNumber(scansToday.people), note: machines(scansToday.machines) },
    { label: t('dashboard.scansTotal'), value: formatNumber(scansTotal.people), note: machines(scansTotal.machines) },
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

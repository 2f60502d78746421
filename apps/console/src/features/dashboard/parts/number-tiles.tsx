import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { useFormats } from '../../../ui/format.ts'
import css from '../dashboard-screen.module.css'
import type { MainInfo } from './main-info.ts'

/** How often people scanned; each number leads to what it counts. Machines are a note. */
export function NumberTiles({ info }: { info: MainInfo }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { scansToday, scansTotal, qrCodes, trend } = info
  const yesterday = trend.at(-2) ?? { people: 0, visitors: 0 }
  const sum = (key: 'people' | 'machines' | 'visitors') => trend.reduce((total, day) => total + day[key], 0)
  const scans = ({ people, visitors }: { people: number; visitors: number }) => ({
    value: formatNumber(people),
    note: t('dashboard.visitorsCount', { count: visitors, formatted: formatNumber(visitors) }),
  })
  const to = (preset: string) => ({ to: paths.scan, search: { preset } })
  const tiles = [
    { label: t('dashboard.scansToday'), ...scans(scansToday), ...to('today') },
    { label: t('dashboard.scansYesterday'), ...scans(yesterday), ...to('yesterday') },
    {
      label: t('dashboard.trend'),
      ...scans({ people: sum('people'), visitors: sum('visitors') }),
      ...to('sevenDays'),
    },
    { label: t('dashboard.scansTotal'), ...scans(scansTotal), to: paths.qrCodes, search: { sort: 'scans' } },
    {
      label: t('dashboard.qrCodes'),
      value: formatNumber(qrCodes),
      note: t('dashboard.noLimit'),
      to: paths.qrCodes,
      search: {},
    },
  ]
  const machines = sum('machines')
  return (
    <section className={css.numbers} aria-label={t('dashboard.numbers')}>
      <dl className={css.tiles}>
        {tiles.map(({ label, value, note, to: target, search }) => (
          <div key={label} className={css.tile}>
            <dt>{label}</dt>
            <dd>
              <Link to={target} search={search as never} className={css.number} aria-label={`${label} ${value}`}>
                {value}
              </Link>
              <span className={css.note}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>
        {t('dashboard.visitorsMeant')}
        {machines > 0 && ` ${t('dashboard.machinesAside', { count: machines, formatted: formatNumber(machines) })}`}
      </p>
    </section>
  )
}

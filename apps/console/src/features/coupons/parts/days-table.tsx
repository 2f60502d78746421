import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from '../coupons.module.css'

interface DayOfOutlet {
  day: string
  outlet: string
  uses: number
}

/** Redemptions with a row for each day and a column for each outlet, those with most first. */
export function DaysTable({ days }: { days: readonly DayOfOutlet[] }) {
  const { t } = useTranslation()
  const { formatNumber, formatDay } = useFormats()
  if (days.length === 0) return <p className={css.soft}>{t('coupons.noUses')}</p>
  const sumOf = (some: readonly DayOfOutlet[]) => some.reduce((sum, { uses }) => sum + uses, 0)
  const byOutlet = Map.groupBy(days, ({ outlet }) => outlet)
  const outlets = [...byOutlet].sort(([, one], [, other]) => sumOf(other) - sumOf(one)).map(([outlet]) => outlet)
  const byDay = Map.groupBy(days, ({ day }) => day)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways is moved by keys, too
    <div className={css.scroll} role="region" aria-label={t('coupons.byDay')} tabIndex={0}>
      <table className={css.table} aria-label={t('coupons.byDay')}>
        <thead>
          <tr>
            <th scope="col">{t('coupons.day')}</th>
            {outlets.map((outlet) => (
              <th key={outlet} scope="col">
                {outlet || t('coupons.noOutlet')}
              </th>
            ))}
            <th scope="col">{t('coupons.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {[...byDay].map(([day, some]) => (
            <tr key={day}>
              <td>{formatDay(day)}</td>
              {outlets.map((outlet) => (
                <td key={outlet}>{formatNumber(some.find((one) => one.outlet === outlet)?.uses ?? 0)}</td>
              ))}
              <td>{formatNumber(sumOf(some))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t('coupons.sum')}</td>
            {outlets.map((outlet) => (
              <td key={outlet}>{formatNumber(sumOf(byOutlet.get(outlet) ?? []))}</td>
            ))}
            <td>{formatNumber(sumOf(days))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

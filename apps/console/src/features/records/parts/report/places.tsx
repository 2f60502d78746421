import { provinceTiles, type ReportValue } from '@matai/form-kit/report'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import css from './report.module.css'
import type { Target } from './leads.ts'

type Provinces = Extract<ReportValue, { shape: 'places' }>['provinces']

/** Provinces as tiles, the darker the more; each that has records leads to them. */
export function ProvinceTiles({
  provinces,
  to,
}: {
  provinces: Provinces
  /** By the name of a province, as it was answered. */
  to: (name: string) => Target | undefined
}) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const known = new Map(provinces.map((province) => [province.code, province]))
  const highest = Math.max(1, ...provinces.map(({ count }) => count))
  return (
    <ul className={css.tiles} aria-label={t('savedReports.map')}>
      {provinceTiles.map(({ code, column, row }) => {
        const province = known.get(code)
        const count = province?.count ?? 0
        const shade = count === 0 ? 0 : 12 + Math.round((count / highest) * 38)
        const style = {
          gridColumn: column,
          gridRow: row,
          background: `color-mix(in srgb, var(--accent) ${shade}%, transparent)`,
        }
        // Tiles have the codes that the phrases are named by.
        const name = String(t(`provinces.p${code}` as never))
        const target = province && to(province.label)
        const said = (
          <>
            <span>{name}</span>
            {count > 0 && <b>{formatNumber(count)}</b>}
          </>
        )
        return (
          <li key={code} style={style}>
            {target ? (
              <Link to={target.to} search={target.search as never}>
                {said}
              </Link>
            ) : (
              said
            )}
          </li>
        )
      })}
    </ul>
  )
}

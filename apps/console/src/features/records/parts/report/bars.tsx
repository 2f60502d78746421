import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import css from '../records.module.css'
import type { Target } from './leads.ts'

interface Counted {
  key: string
  label: string
  count: number
  /** How many there were in the days before. */
  before?: number | undefined
  /** Where the records are that are counted. */
  to?: Target | undefined
}

/** What is counted leads to its records. */
export const Leading = ({ to, children }: { to: Target | undefined; children: ReactNode }) =>
  to === undefined ? (
    children
  ) : (
    <Link to={to.to} search={to.search as never}>
      {children}
    </Link>
  )

/** Lying bars with their names, numbers and shares; `of` is what a whole would be. */
export function Bars({ bars, of }: { bars: readonly Counted[]; of: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const highest = Math.max(1, ...bars.flatMap(({ count, before = 0 }) => [count, before]))
  return (
    <ul className={css.bars}>
      {bars.map(({ key, label, count, before, to }) => (
        <li key={key}>
          <span className={css.barLabel}>
            <Leading to={count > 0 ? to : undefined}>{label}</Leading>
          </span>
          <span className={css.track} aria-hidden="true">
            <span className={css.bar} style={{ width: `${(count / highest) * 100}%` }} />
            {before !== undefined && (
              <span className={css.barBefore} style={{ width: `${(before / highest) * 100}%` }} />
            )}
          </span>
          <span className={css.amount}>
            {t('recordScreens.share', {
              count: formatNumber(count) as never,
              percent: of > 0 ? Math.round((count / of) * 100) : 0,
            })}
            {before !== undefined && (
              <small className={css.soft}> {t('recordScreens.before', { formatted: formatNumber(before) })}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Standing bars of what has an order, such as days; the sentence says what is seen. */
export function Columns({ bars, summary }: { bars: readonly Counted[]; summary: string }) {
  const { formatNumber } = useFormats()
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const [first, last] = [bars[0], bars.at(-1)]
  return (
    <figure className={css.columns} aria-label={summary}>
      <div className={css.columnBars}>
        {bars.map(({ key, label, count, to }) => {
          const style = { height: `${Math.max(2, (count / highest) * 100)}%` }
          const said = `${label} · ${formatNumber(count)}`
          return to && count > 0 ? (
            <Link
              key={key}
              to={to.to}
              search={to.search as never}
              className={css.column ?? ''}
              style={style}
              title={said}
              aria-label={said}
            />
          ) : (
            <span key={key} className={css.column} style={style} title={said} />
          )
        })}
      </div>
      <figcaption className={css.columnLabels}>
        <span>{first?.label}</span>
        <span>{summary}</span>
        {last && last !== first && <span>{last.label}</span>}
      </figcaption>
    </figure>
  )
}

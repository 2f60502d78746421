import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import css from '../records.module.css'

interface Counted {
  key: string
  label: string
  count: number
}

/** Lying bars with their names, numbers and shares; `of` is what a whole would be. */
export function Bars({ bars, of }: { bars: readonly Counted[]; of: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ul className={css.bars}>
      {bars.map(({ key, label, count }) => (
        <li key={key}>
          <span className={css.barLabel}>{label}</span>
          <span className={css.track} aria-hidden="true">
            <span className={css.bar} style={{ width: `${(count / highest) * 100}%` }} />
          </span>
          <span className={css.amount}>
            {t('recordScreens.share', {
              count: formatNumber(count) as never,
              percent: of > 0 ? Math.round((count / of) * 100) : 0,
            })}
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
        {bars.map(({ key, label, count }) => (
          <span
            key={key}
            className={css.column}
            style={{ height: `${Math.max(2, (count / highest) * 100)}%` }}
            title={`${label} · ${formatNumber(count)}`}
          />
        ))}
      </div>
      <figcaption className={css.columnLabels}>
        <span>{first?.label}</span>
        <span>{summary}</span>
        {last && last !== first && <span>{last.label}</span>}
      </figcaption>
    </figure>
  )
}

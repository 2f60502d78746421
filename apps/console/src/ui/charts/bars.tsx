import { useTranslation } from 'react-i18next'
import { useFormats } from '../format.ts'
import css from './charts.module.css'

export interface Bar {
  key: string
  label: string
  value: number
  /** Goes into the bar: to the cities of a province, to the codes of a directory. */
  open?: (() => void) | undefined
}

const shown = 10

/** The largest shares as lying bars with their names and numbers. */
export function Bars({ bars }: { bars: Bar[] }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const hidden = bars.length - shown
  return (
    <>
      <ul className={css.bars}>
        {bars.slice(0, shown).map(({ key, label, value, open }) => (
          <li key={key}>
            {open ? (
              <button type="button" className={css.open} title={label} onClick={open}>
                {label}
              </button>
            ) : (
              <span className={css.plain} title={label}>
                {label}
              </span>
            )}
            <span className={css.track} aria-hidden="true">
              <span className={css.bar} style={{ width: `${(value / highest) * 100}%` }} />
            </span>
            <span className={css.amount}>{formatNumber(value)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={css.more}>{t('app.barsHidden', { formatted: formatNumber(hidden) })}</p>}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from '../stats.module.css'
import type { Share } from './chart-panel.tsx'

const shown = 10

/** The largest shares as lying bars with their names and numbers. */
export function Bars({ shares }: { shares: Share[]; summary: string }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const highest = Math.max(1, ...shares.map(({ people }) => people))
  const hidden = shares.length - shown
  return (
    <>
      <ul className={css.bars}>
        {shares.slice(0, shown).map(({ key, label, people, open }) => (
          <li key={key}>
            {open ? (
              <button type="button" className={css.open} onClick={open}>
                {label}
              </button>
            ) : (
              <span>{label}</span>
            )}
            <span className={css.track} aria-hidden="true">
              <span className={css.bar} style={{ width: `${(people / highest) * 100}%` }} />
            </span>
            <span className={css.amount}>{formatNumber(people)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={css.note}>{t('stats.more', { formatted: formatNumber(hidden) })}</p>}
    </>
  )
}

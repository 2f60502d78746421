import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import css from './calendar.module.css'
import { glanceOf, type OfDay } from './of-day.ts'

/** What a cell of the month shows of its day; on a phone a mark, whose words stand below. */
export function DayCell({ of, isPhone }: { of: OfDay; isPhone: boolean }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  if (isPhone) {
    return (
      <span className={css.marks}>
        {of.windows.map((window) => (
          <i key={window.key} className={css[glanceOf(window)]} />
        ))}
        {of.moves.length > 0 && <i className={css.moved} />}
      </span>
    )
  }
  return (
    <ul className={css.cell}>
      {of.off && <li className={css.off}>{t('planScreens.dayOff')}</li>}
      {of.windows.map((window) => {
        const { counts } = window
        const all = counts ? Object.values(counts).reduce((sum, one) => sum + one, 0) : 0
        const done = counts ? counts.onTime + counts.late + counts.exempt : 0
        return (
          <li key={window.key} className={css[glanceOf(window)]}>
            {counts
              ? t(`planScreens.glance_${glanceOf(window)}`, { done: formatNumber(done), all: formatNumber(all) })
              : t('planScreens.glance_coming')}
          </li>
        )
      })}
      {of.moves.map(({ key, to }) => (
        <li key={key} className={css.moved}>
          {to === null ? t('planScreens.leftOut') : t('planScreens.movedAway')}
        </li>
      ))}
    </ul>
  )
}

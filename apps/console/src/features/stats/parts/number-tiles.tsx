import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from '../stats.module.css'

/** People and machines, never mixed. */
export function NumberTiles({ sum }: { sum: { people: number; machines: number } }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const tiles = [
    { label: t('stats.peopleTile'), value: sum.people, note: t('stats.peopleNote') },
    { label: t('stats.machinesTile'), value: sum.machines, note: t('stats.machinesNote') },
  ]
  return (
    <dl className={css.tiles}>
      {tiles.map(({ label, value, note }) => (
        <div key={label} className={css.tile}>
          <dt>{label}</dt>
          <dd>
            <span className={css.number}>{formatNumber(value)}</span>
            <span className={css.note}>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from '../stats.module.css'
import { countsOfCode } from './counts-of-code.ts'

interface Count {
  people: number
  machines: number
}

interface Visits extends Count {
  visitors: number
}

/** People, who of them are different, and machines of the range, never mixed. */
export function NumberTiles({ sum }: { sum: Visits }) {
  const { t } = useTranslation()
  const tiles = [
    { label: t('stats.peopleTile'), value: sum.people, note: t('stats.peopleNote') },
    { label: t('stats.visitorsTile'), value: sum.visitors, note: t('stats.visitorsNote') },
    { label: t('stats.machinesTile'), value: sum.machines, note: t('stats.machinesNote') },
  ]
  return <Tiles tiles={tiles} />
}

/** What one code counts besides the range that is looked at. */
export function CodeTiles({ id }: { id: string }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { data } = useQuery(countsOfCode(id))
  if (!data) return null
  const tile = (label: string, { people, visitors, machines }: Visits) => ({
    label,
    value: people,
    note: t('stats.besidesMachines', { visitors: formatNumber(visitors), formatted: formatNumber(machines) }),
  })
  const tiles = [
    tile(t('stats.scansToday'), data.today),
    tile(t('stats.scansYesterday'), data.yesterday),
    tile(t('stats.scansEver'), data.total),
  ]
  return <Tiles tiles={tiles} />
}

interface Tile {
  label: string
  value: number
  note: string
}

function Tiles({ tiles }: { tiles: Tile[] }) {
  const { formatNumber } = useFormats()
  return (
    <dl className={css.tiles} data-count={tiles.length}>
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

import type { StatsChart } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from '../stats.module.css'
import { changeOf } from './change.ts'
import { countsOfCode } from './counts-of-code.ts'

interface Visits {
  people: number
  machines: number
  visitors: number
}

interface NumberTilesProps {
  chart: StatsChart
  /** How many codes were scanned; undefined while that is not known, or of one code. */
  codes: number | undefined
  /** Whether several codes are added up, each with visitors of its own. */
  isNarrowed: boolean
  /** Whether the codes stand on the same page. */
  isRanked: boolean
}

/** Visits and different people of the range beside the one before. Machines are a note: nobody asks for them. */
export function NumberTiles({ chart, codes, isNarrowed, isRanked }: NumberTilesProps) {
  const { t } = useTranslation()
  const { formatNumber, formatDay } = useFormats()
  const { sum, before, trend } = chart
  const span = { from: formatDay(before.from), until: formatDay(before.until) }
  const compared = (now: number, then: number) => {
    const { way, percent } = changeOf(now, then)
    return t(`stats.compared_${way}`, { ...span, percent: formatNumber(percent) })
  }
  const oneDay = trend.length === 1
  const counted = isNarrowed ? t('stats.visitorsOfCodes') : oneDay ? t('stats.visitorsNote') : t('stats.visitorsOfDays')
  const to = isRanked ? `#${rankingId}` : undefined
  const tiles: Tile[] = [
    { label: t('stats.peopleTile'), value: sum.people, to, note: compared(sum.people, before.sum.people) },
    {
      label: t('stats.visitorsTile'),
      value: sum.visitors,
      to,
      note: (
        <>
          {compared(sum.visitors, before.sum.visitors)}
          <br />
          {counted}
        </>
      ),
    },
  ]
  if (codes !== undefined) {
    const toRanking = <a href={`#${rankingId}`}>{t('stats.toRanking')}</a>
    tiles.push({ label: t('stats.codesTile'), value: codes, to, note: toRanking })
  }
  return (
    <>
      <Tiles tiles={tiles} />
      {sum.machines > 0 && (
        <p className={css.note}>{t('stats.machinesAside', { formatted: formatNumber(sum.machines) })}</p>
      )}
    </>
  )
}

/** Where the codes behind the numbers stand on the page. */
export const rankingId = 'ranking'

/** What one code counts besides the range that is looked at. */
export function CodeTiles({ id }: { id: string }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { data } = useQuery(countsOfCode(id))
  if (!data) return null
  const tile = (label: string, { people, visitors }: Visits) => ({
    label,
    value: people,
    note: t('stats.visitorsCount', { formatted: formatNumber(visitors) }),
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
  /** Where the codes behind the number stand. */
  to?: string | undefined
  note: ReactNode
}

function Tiles({ tiles }: { tiles: Tile[] }) {
  const { formatNumber } = useFormats()
  return (
    <dl className={css.tiles} data-count={tiles.length}>
      {tiles.map(({ label, value, note, to }) => (
        <div key={label} className={css.tile}>
          <dt>{label}</dt>
          <dd>
            {to ? (
              <a href={to} className={css.number} aria-label={`${label} ${formatNumber(value)}`}>
                {formatNumber(value)}
              </a>
            ) : (
              <span className={css.number}>{formatNumber(value)}</span>
            )}
            <span className={css.note}>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

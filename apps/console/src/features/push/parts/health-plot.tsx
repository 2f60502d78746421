import type { Push } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { healthQuery } from './queries.ts'
import card from '../../../ui/thing-card.module.css'
import css from './push.module.css'

const height = 48

/** How a receiver did in a day, by the hour: what it took, what it did not, and how long it took. */
export function HealthPlot({ push }: { push: Push }) {
  const { t } = useTranslation()
  const { formatNumber, formatInstant } = useFormats()
  const { data } = useQuery(healthQuery(push.id, 24))
  if (!data || data.delivered + data.failed === 0) return <p className={card.soft}>{t('pushScreens.noHealth')}</p>
  const most = Math.max(1, ...data.pieces.map(({ delivered, failed }) => delivered + failed))
  const tall = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * height))
  const ms = (value: number | null) => (value === null ? '–' : formatNumber(value))
  const said = t('pushScreens.health', {
    delivered: formatNumber(data.delivered),
    failed: formatNumber(data.failed),
    p50: ms(data.p50),
    p95: ms(data.p95),
  })
  return (
    <figure className={css.health}>
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 ${data.pieces.length * 10} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {data.pieces.map(({ from, delivered, failed, p50, p95 }, place) => (
          <g key={from}>
            <title>{`${formatInstant(from)} · ${delivered} / ${failed} · p50 ${ms(p50)} · p95 ${ms(p95)}`}</title>
            <rect
              className={css.taken}
              x={place * 10}
              width={7}
              y={height - tall(delivered)}
              height={tall(delivered)}
            />
            <rect
              className={css.refused}
              x={place * 10}
              width={7}
              y={height - tall(delivered) - tall(failed)}
              height={tall(failed)}
            />
          </g>
        ))}
      </svg>
      <figcaption className={card.soft}>{said}</figcaption>
    </figure>
  )
}

import { useId } from 'react'
import css from '../stats.module.css'
import type { Share } from './chart-panel.tsx'

const height = 160
const ground = height - 24
/** More names do not fit beneath a narrow chart. */
const labelsAtMost = 7

/** Standing bars in the order of time; every n-th has its name beneath. */
export function Columns({ shares, summary }: { shares: Share[]; summary: string }) {
  const id = useId()
  const highest = Math.max(1, ...shares.map(({ people }) => people))
  const each = Math.ceil(shares.length / labelsAtMost)
  const step = 100 / Math.max(1, shares.length)
  // Beneath a thin column half of the first name would be cut off.
  const isThin = each > 1
  return (
    <svg className={css.columns} height={height} role="img" aria-labelledby={id}>
      <title id={id}>{summary}</title>
      <line className={css.ground} x1="0" x2="100%" y1={ground} y2={ground} />
      {shares.map(({ key, label, people }, place) => (
        <g key={key} aria-hidden="true">
          <rect
            className={css.column}
            x={`${(place + 0.15) * step}%`}
            width={`${0.7 * step}%`}
            y={ground - (people / highest) * (ground - 8)}
            height={(people / highest) * (ground - 8)}
          />
          {place % each === 0 && (
            <text
              className={css.label}
              data-first={place === 0 && isThin}
              x={place === 0 && isThin ? 0 : `${(place + 0.5) * step}%`}
              y={height - 6}
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

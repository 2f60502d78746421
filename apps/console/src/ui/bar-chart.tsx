import { useId } from 'react'
import css from './bar-chart.module.css'
import { useFormats } from './format.ts'

export interface Bar {
  key: string
  label: string
  value: number
}

interface BarChartProps {
  bars: Bar[]
  /** A sentence that says what the chart shows; read instead of the picture. */
  summary: string
}

const height = 160
const slot = 64
const barWidth = 28
const labelSpace = 28
const valueSpace = 20

/** Few bars with their numbers; enough for a week. Larger charts are another component. */
export function BarChart({ bars, summary }: BarChartProps) {
  const id = useId()
  const { formatNumber } = useFormats()
  const highest = Math.max(1, ...bars.map((bar) => bar.value))
  const room = height - labelSpace - valueSpace
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${bars.length * slot} ${height}`}
      role="img"
      aria-labelledby={id}
      preserveAspectRatio="xMidYMid meet"
    >
      <title id={id}>{summary}</title>
      <line className={css.ground} x1={0} x2={bars.length * slot} y1={height - labelSpace} y2={height - labelSpace} />
      {bars.map(({ key, label, value }, place) => {
        const tall = (value / highest) * room
        const middle = place * slot + slot / 2
        const top = height - labelSpace - tall
        return (
          <g key={key} aria-hidden="true">
            {value > 0 && (
              <rect
                className={css.bar}
                x={middle - barWidth / 2}
                y={top}
                width={barWidth}
                height={tall}
                rx={Math.min(4, tall)}
              />
            )}
            <text className={css.value} x={middle} y={top - 6}>
              {formatNumber(value)}
            </text>
            <text className={css.label} x={middle} y={height - 8}>
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

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

const height = 180
const barWidth = 28
const labelSpace = 28
const valueSpace = 20

/** Few bars with their numbers; enough for a week. Places are per cent, so that the text keeps its size. */
export function BarChart({ bars, summary }: BarChartProps) {
  const id = useId()
  const { formatNumber } = useFormats()
  const highest = Math.max(1, ...bars.map((bar) => bar.value))
  const ground = height - labelSpace
  return (
    <svg className={css.chart} height={height} role="img" aria-labelledby={id}>
      <title id={id}>{summary}</title>
      <line className={css.ground} x1="0" x2="100%" y1={ground} y2={ground} />
      {bars.map(({ key, label, value }, place) => {
        const middle = `${((place + 0.5) * 100) / bars.length}%`
        const tall = (value / highest) * (ground - valueSpace)
        return (
          <g key={key} aria-hidden="true">
            <rect
              className={css.bar}
              x={middle}
              y={ground - tall}
              width={barWidth}
              height={tall}
              rx={Math.min(4, tall)}
              transform={`translate(${-barWidth / 2} 0)`}
            />
            <text className={css.value} x={middle} y={ground - tall - 6}>
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

import { useId } from 'react'
import css from './charts.module.css'

interface HeatProps {
  /** Values by row and column. */
  rows: number[][]
  rowNames: string[]
  /** What stands beneath a column; empty where nothing does. */
  columnNames: string[]
  /** What one field says to whoever points at it. */
  say: (row: number, column: number, value: number) => string
  summary: string
  /** Goes into a field that holds something; by keys the table does the same. */
  onOpen?: ((row: number, column: number) => void) | undefined
}

const cell = { width: 24, height: 22, gap: 2 }
const left = 36
const bottom = 18

/** A field for each pair of row and column, the stronger the more; nothing at all keeps its outline. */
export function Heat({ rows, rowNames, columnNames, say, summary, onOpen }: HeatProps) {
  const id = useId()
  const highest = Math.max(1, ...rows.flat())
  const columns = columnNames.length
  const stepX = cell.width + cell.gap
  const stepY = cell.height + cell.gap
  const width = left + columns * stepX
  const height = rows.length * stepY + bottom
  return (
    // Wider than a phone: whoever has no pointer scrolls it by keys.
    <div className={css.heatFrame} role="region" aria-labelledby={id} tabIndex={0}>
      <svg className={css.heat} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
        <title id={id}>{summary}</title>
        {rows.map((values, row) => (
          <g key={rowNames[row]} aria-hidden="true" transform={`translate(0 ${row * stepY})`}>
            <text className={css.rowName} x={0} y={cell.height / 2 + 4}>
              {rowNames[row]}
            </text>
            {values.map((value, column) => (
              <rect
                // Hours have no other name than their place.
                key={`${row} ${column}`}
                className={value > 0 ? css.field : css.empty}
                style={onOpen && value > 0 ? { cursor: 'pointer' } : undefined}
                onClick={onOpen && value > 0 ? () => onOpen(row, column) : undefined}
                x={left + column * stepX}
                width={cell.width}
                height={cell.height}
                rx={3}
                fillOpacity={value > 0 ? 0.18 + 0.82 * Math.sqrt(value / highest) : undefined}
              >
                <title>{say(row, column, value)}</title>
              </rect>
            ))}
          </g>
        ))}
        {columnNames.map((name, column) => (
          <text
            key={`name ${column}`}
            aria-hidden="true"
            className={css.name}
            x={left + column * stepX + cell.width / 2}
            y={height - 4}
          >
            {name}
          </text>
        ))}
      </svg>
    </div>
  )
}

import { useId } from 'react'
import { useFormats } from '../format.ts'
import css from './charts.module.css'

export interface Column {
  key: string
  label: string
  value: number
  /** The same of a time before, drawn as a line across the column. */
  before?: number | undefined
  /** A shortcut for the pointer; whoever uses the keyboard finds the same in the table. */
  open?: (() => void) | undefined
}

interface ColumnsProps {
  columns: Column[]
  /** A sentence that says what the chart shows; read instead of the picture. */
  summary: string
}

const height = 180
const ground = height - 24
const valueSpace = 20
/** More names do not fit beneath a narrow chart, nor numbers above its columns. */
const namesAtMost = 7
const widthAtMost = 40

/** Standing columns in the order of time. Places are per cent, so that the text keeps its size. */
export function Columns({ columns, summary }: ColumnsProps) {
  const id = useId()
  const { formatNumber } = useFormats()
  const highest = Math.max(1, ...columns.map(({ value, before = 0 }) => Math.max(value, before)))
  const each = Math.ceil(columns.length / namesAtMost)
  const step = 100 / Math.max(1, columns.length)
  const tall = (value: number) => (value / highest) * (ground - valueSpace)
  return (
    <svg className={css.columns} height={height} role="img" aria-labelledby={id}>
      <title id={id}>{summary}</title>
      <line className={css.ground} x1="0" x2="100%" y1={ground} y2={ground} />
      {columns.map(({ key, label, value, before, open }, place) => (
        <svg key={key} aria-hidden="true" x={`${place * step}%`} width={`${step}%`} height={height} overflow="visible">
          <g className={open && css.opens} onClick={open}>
            <rect className={css.room} width="100%" height={ground} />
            <rect
              className={css.column}
              style={{ width: `min(70%, ${widthAtMost}px)`, x: `calc(50% - min(35%, ${widthAtMost / 2}px))` }}
              y={ground - tall(value)}
              height={tall(value)}
              rx={Math.min(3, tall(value) / 2)}
            />
            {before !== undefined && (
              <line className={css.before} x1="12%" x2="88%" y1={ground - tall(before)} y2={ground - tall(before)} />
            )}
            {each === 1 && (
              <text className={css.value} x="50%" y={ground - tall(Math.max(value, before ?? 0)) - 6}>
                {formatNumber(value)}
              </text>
            )}
          </g>
          {place % each === 0 && (
            <text
              className={css.name}
              data-first={place === 0 && each > 1}
              x={place === 0 && each > 1 ? 0 : '50%'}
              y={height - 6}
            >
              {label}
            </text>
          )}
        </svg>
      ))}
    </svg>
  )
}

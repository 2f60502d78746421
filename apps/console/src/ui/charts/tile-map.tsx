import { useFormats } from '../format.ts'
import { chinaTiles } from './china-tiles.ts'
import css from './tile-map.module.css'

/** A province's administrative code. */
export type TileCode = keyof typeof chinaTiles

export interface TileValue {
  /** Administrative code, such as 440000. */
  code: number
  label: string
  value: number
  /** Goes into the area. */
  open?: (() => void) | undefined
}

interface TileMapProps {
  values: readonly TileValue[]
  /** What stands on a tile: a few letters. */
  nameOf: (code: TileCode) => string
  /** A sentence that says what the map shows. */
  summary: string
}

/** No tile is filled so strongly that its words could not be read. */
const strongest = 55
const weakest = 10
const codes = Object.keys(chinaTiles).map((code) => Number(code) as TileCode)

/** China's provinces as equal tiles, the stronger the more; what lies elsewhere is not on it. */
export function TileMap({ values, nameOf, summary }: TileMapProps) {
  const { formatNumber } = useFormats()
  const highest = Math.max(1, ...values.map(({ value }) => value))
  const strength = (value: number) => weakest + (strongest - weakest) * Math.sqrt(value / highest)
  return (
    <div className={css.map} role="group" aria-label={summary}>
      {codes.map((code) => {
        const found = values.find((each) => each.code === code)
        const name = nameOf(code)
        const [column, row] = chinaTiles[code]
        const place = { gridColumn: column + 1, gridRow: row + 1 }
        const inside = (
          <>
            <span>{name}</span>
            {found && found.value > 0 && <b>{formatNumber(found.value)}</b>}
          </>
        )
        if (!found || found.value === 0) {
          return (
            <span key={code} className={css.empty} style={place} aria-hidden="true">
              {inside}
            </span>
          )
        }
        const style = { ...place, '--strength': `${strength(found.value)}%` } as object
        const said = `${found.label} ${formatNumber(found.value)}`
        return found.open ? (
          <button
            key={code}
            type="button"
            className={css.tile}
            style={style}
            aria-label={said}
            title={said}
            onClick={found.open}
          >
            {inside}
          </button>
        ) : (
          <span key={code} className={css.tile} style={style} role="img" aria-label={said} title={said}>
            {inside}
          </span>
        )
      })}
    </div>
  )
}

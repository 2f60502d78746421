import { memo } from 'react'
import css from './canvas.module.css'

interface RulerProps {
  along: 'across' | 'down'
  /** Millimetres of the label on this side. */
  length: number
  /** Pixels of a millimetre. */
  scale: number
}

/** Millimetres along one side of the label; numbers as far apart as they can be read. */
export const Ruler = memo(function Ruler({ along, length, scale }: RulerProps) {
  const numbered = [5, 10, 20, 50, 100].find((step) => step * scale >= 36) ?? 100
  const ticked = [1, 5, 10].find((step) => step * scale >= 5) ?? 10
  const marks = Array.from({ length: Math.floor(length / ticked) + 1 }, (_, place) => place * ticked)
  const across = along === 'across'
  const size = { width: across ? length * scale + 1 : 20, height: across ? 20 : length * scale + 1 }
  return (
    <svg className={css.ruler} {...size} aria-hidden="true" focusable="false">
      {marks.map((mm) => {
        const at = mm * scale + 0.5
        const long = mm % numbered === 0 ? 10 : mm % (ticked * 5) === 0 ? 6 : 4
        return across ? (
          <line key={mm} x1={at} x2={at} y1={20 - long} y2={20} />
        ) : (
          <line key={mm} y1={at} y2={at} x1={20 - long} x2={20} />
        )
      })}
      {marks
        .filter((mm) => mm % numbered === 0)
        .map((mm) =>
          across ? (
            <text key={mm} x={mm * scale + 3} y={9}>
              {mm}
            </text>
          ) : (
            <text key={mm} x={-mm * scale - 3} y={9} textAnchor="end" transform="rotate(-90)">
              {mm}
            </text>
          ),
        )}
    </svg>
  )
})

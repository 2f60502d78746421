import type { PageStatus } from '../pages.ts'

type Item = NonNullable<PageStatus['item']>

const points: Partial<Record<Item['shape'], string>> = {
  triangle: '12,2 23,21 1,21',
  diamond: '12,1 23,12 12,23 1,12',
  hexagon: '7,2 17,2 23,12 17,22 7,22 1,12',
  cross: '8,1 16,1 16,8 23,8 23,16 16,16 16,23 8,23 8,16 1,16 1,8 8,8',
  square: '2,2 22,2 22,22 2,22',
  bar: '1,6 23,6 23,18 1,18',
}

/** Shape and letter, which say what colour says to those who see it: white on the item's colour, or the other way round. */
export function StatusMark({ shape, letter, tint, onPaper = false }: Omit<Item, 'name'> & { onPaper?: boolean }) {
  const corners = points[shape]
  const ring = shape === 'ring'
  const [drawn, behind] = onPaper ? [tint, '#fff'] : ['#fff', tint]
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      {corners && <polygon points={corners} fill={drawn} />}
      {!corners && (
        <circle
          cx="12"
          cy="12"
          r={ring ? 9 : 11}
          fill={ring ? 'none' : drawn}
          stroke={drawn}
          strokeWidth={ring ? 4 : 0}
        />
      )}
      {letter !== '' && (
        <text
          x="12"
          y={shape === 'triangle' ? 19 : 16.5}
          textAnchor="middle"
          fontSize={letter.length > 1 ? 9 : 12}
          fontWeight="700"
          fill={ring ? drawn : behind}
        >
          {letter}
        </text>
      )}
    </svg>
  )
}

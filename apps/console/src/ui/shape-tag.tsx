import css from './shape-tag.module.css'

export interface ShapeLook {
  /** `#rrggbb` on which white letters can be read. */
  tint: string
  shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'cross' | 'ring' | 'bar'
  /** One or two characters within; may be empty. */
  letter: string
}

const points: Partial<Record<ShapeLook['shape'], string>> = {
  triangle: '12,2 23,21 1,21',
  diamond: '12,1 23,12 12,23 1,12',
  hexagon: '7,2 17,2 23,12 17,22 7,22 1,12',
  cross: '8,1 16,1 16,8 23,8 23,16 16,16 16,23 8,23 8,16 1,16 1,8 8,8',
  square: '2,2 22,2 22,22 2,22',
  bar: '1,6 23,6 23,18 1,18',
}

/** A coloured shape with a letter: who sees no colours tells them apart all the same. */
export function Shape({ tint, shape, letter }: ShapeLook) {
  const corners = points[shape]
  const isRing = shape === 'ring'
  return (
    <svg className={css.shape} viewBox="0 0 24 24" aria-hidden="true">
      {corners && <polygon points={corners} fill={tint} />}
      {!corners && (
        <circle
          cx="12"
          cy="12"
          r={isRing ? 9 : 11}
          fill={isRing ? 'none' : tint}
          stroke={tint}
          strokeWidth={isRing ? 4 : 0}
        />
      )}
      {letter !== '' && (
        <text
          x="12"
          y={shape === 'triangle' ? 19 : 16.5}
          textAnchor="middle"
          fontSize={letter.length > 1 ? 9 : 12}
          fontWeight="700"
          fill={isRing ? 'currentColor' : '#fff'}
        >
          {letter}
        </text>
      )}
    </svg>
  )
}

/** A shape with what it means. */
export function ShapeTag({ name, ...look }: ShapeLook & { name: string }) {
  return (
    <span className={css.tag}>
      <Shape {...look} />
      {name}
    </span>
  )
}

import type { StrokeShape } from '@matai/qr'
import type { LineDash, LineLayer } from '../design.ts'
import type { Box } from './box.ts'
import { n, round } from './numbers.ts'

/** Lengths of mark and gap, in thicknesses. */
const dashes: Record<Exclude<LineDash, 'solid'>, readonly [mark: number, gap: number]> = {
  dashed: [4, 2.5],
  dotted: [1, 1],
}

/** Across the middle of its box; marks are stretched a little so that the line begins and ends with one. */
export function lineShapes({ color, thickness, dash }: LineLayer, { x, y, width, height }: Box): StrokeShape[] {
  const thick = Math.min(thickness, height)
  const data = `M${n(x)} ${n(y + height / 2)}h${n(width)}`
  const line: StrokeShape = { kind: 'stroke', data, colour: color, thickness: round(thick) }
  if (dash === 'solid') return [line]
  const [mark, gap] = dashes[dash]
  const gaps = Math.round((width / thick - mark) / (mark + gap))
  if (gaps < 1) return [line]
  const stretch = width / (gaps * (mark + gap) + mark)
  return [{ ...line, dash: [round(mark * stretch), round(gap * stretch)] }]
}

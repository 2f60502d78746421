import { joinNumbers as n } from './join-numbers.ts'

/** How a corner of a box is drawn: rounded, cut off, eaten out round, or eaten out square. */
export type CornerKind = 'arc' | 'cut' | 'scoop' | 'notch'

export interface Corner {
  kind: CornerKind
  /** How far from the corner it begins on both sides; 0 is a sharp corner. */
  size: number
}

/** Clockwise from the top left. */
export type Corners = readonly [Corner, Corner, Corner, Corner]

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

type Vector = readonly [number, number]

export function everyCorner(kind: CornerKind, size: number): Corners {
  const corner = { kind, size }
  return [corner, corner, corner, corner]
}

/** Path data of a box with such corners, clockwise. */
export function cornerBox(box: Box, corners: Corners): string {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  const { x, y, width, height } = box
  const ways: Vector[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]
  return (
    `M${n(x + topLeft.size, y)}` +
    sides(ways, [width, height], [topRight, bottomRight, bottomLeft, topLeft], topLeft.size, 1)
  )
}

/** The same box walked the other way, which cuts it out of a shape around it. */
export function cornerHole(box: Box, corners: Corners): string {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  const { x, y, width, height } = box
  const ways: Vector[] = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ]
  return (
    `M${n(x, y + topLeft.size)}` +
    sides(ways, [height, width], [bottomLeft, bottomRight, topRight, topLeft], topLeft.size, 0)
  )
}

/** A box whose corners are all rounded alike. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  return cornerBox({ x, y, width, height }, everyCorner('arc', radius))
}

function sides(ways: Vector[], lengths: [number, number], ends: Corner[], begin: number, sweep: 0 | 1): string {
  let data = ''
  let taken = begin
  for (const [side, way] of ways.entries()) {
    const corner = ends[side] ?? { kind: 'arc', size: 0 }
    const straight = (lengths[side % 2] ?? 0) - taken - corner.size
    if (straight > 1e-9) data += way[0] === 0 ? `v${n(straight * way[1])}` : `h${n(straight * way[0])}`
    data += turn(corner, way, ways[(side + 1) % 4] ?? way, sweep)
    taken = corner.size
  }
  return `${data}z`
}

function turn({ kind, size }: Corner, from: Vector, to: Vector, sweep: 0 | 1): string {
  if (size === 0) return ''
  const dx = (from[0] + to[0]) * size
  const dy = (from[1] + to[1]) * size
  if (kind === 'cut') return `l${n(dx, dy)}`
  // Into the box first, then on.
  if (kind === 'notch') return `l${n(to[0] * size, to[1] * size)}l${n(from[0] * size, from[1] * size)}`
  return `a${n(size, size)} 0 0 ${kind === 'arc' ? sweep : 1 - sweep} ${n(dx, dy)}`
}

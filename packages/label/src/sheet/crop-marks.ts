import type { StrokeShape } from '@matai/qr'
import type { SheetPaper } from './paper.ts'
import { sheetLayout } from './sheet-layout.ts'

/** Millimetres: how long marks are, and how far they stay from the labels. */
const length = 4
const distance = 0.5
/** Shorter ones help nobody. */
const shortest = 1

/** Lines at the edge of the paper along which a print is cut; none where there is no room beside the labels. */
export function cropMarks(paper: SheetPaper): StrokeShape[] {
  if (paper.kind === 'roll') return []
  const { width, height, cells } = sheetLayout(paper)
  const across = edgesOf(cells.flatMap(({ x, width: side }) => [x, x + side]))
  const down = edgesOf(cells.flatMap(({ y, height: side }) => [y, y + side]))
  const [left = 0, right = width] = [across[0], across.at(-1)]
  const [top = 0, bottom = height] = [down[0], down.at(-1)]
  const marks = [
    ...across.flatMap((x) => [
      ...mark(top, (from, to) => `M${n(x)} ${n(top - from)}V${n(top - to)}`),
      ...mark(height - bottom, (from, to) => `M${n(x)} ${n(bottom + from)}V${n(bottom + to)}`),
    ]),
    ...down.flatMap((y) => [
      ...mark(left, (from, to) => `M${n(left - from)} ${n(y)}H${n(left - to)}`),
      ...mark(width - right, (from, to) => `M${n(right + from)} ${n(y)}H${n(right + to)}`),
    ]),
  ]
  return marks.length === 0 ? [] : [{ kind: 'stroke', data: marks.join(''), colour: '#000000', thickness: 0.15 }]
}

/** Whether marks find room beside the labels. */
export const hasRoomForMarks = (paper: SheetPaper) => cropMarks(paper).length > 0

function mark(room: number, draw: (from: number, to: number) => string): string[] {
  const end = Math.min(room, distance + length)
  return end - distance < shortest ? [] : [draw(distance, end)]
}

function edgesOf(values: readonly number[]): number[] {
  return [...new Set(values.map((value) => Math.round(value * 1000) / 1000))].sort((a, b) => a - b)
}

const n = (value: number) => String(Math.round(value * 1000) / 1000)

import { a4, type GridPaper, mostPerPage, type SheetPaper } from './paper.ts'

/** Where a label goes; millimetres from the paper's top left corner. */
export interface Cell {
  x: number
  y: number
  width: number
  height: number
}

export interface SheetLayout {
  width: number
  height: number
  columns: number
  /** Row by row, as they are printed. */
  cells: readonly Cell[]
}

/** Under a code there is text, which a square has no room for. */
const captionRoom = 5
/** How much full rows are worth. */
const fullRows = 1.2

/** How a page of the paper is divided. */
export function sheetLayout(paper: SheetPaper): SheetLayout {
  if (paper.kind === 'roll') {
    const { width, height } = paper
    return { width, height, columns: 1, cells: [{ x: 0, y: 0, width, height }] }
  }
  if (paper.kind === 'grid') return gridLayout(paper)
  const { width, height, columns, rows, labelWidth, labelHeight, left, top, gapX, gapY } = paper
  const cells = cellsOf(columns, columns * rows, (column, row) => ({
    x: left + column * (labelWidth + gapX),
    y: top + row * (labelHeight + gapY),
    width: labelWidth,
    height: labelHeight,
  }))
  return { width, height, columns, cells }
}

function gridLayout({ perPage, margin, gap }: GridPaper): SheetLayout {
  const count = Math.min(Math.max(Math.round(perPage), 1), mostPerPage)
  const sideOf = (all: number, parts: number) => (all - 2 * margin - (parts - 1) * gap) / parts
  let best = { columns: 1, width: 0, height: 0, room: Number.NEGATIVE_INFINITY }
  for (let columns = 1; columns <= count; columns++) {
    const width = sideOf(a4.width, columns)
    const height = sideOf(a4.height, Math.ceil(count / columns))
    // As much room for the code as there can be; rather a little less than a last row that is not full.
    const room = Math.min(width, height - captionRoom) * (count % columns === 0 ? fullRows : 1)
    if (width > 0 && height > 0 && room > best.room + 1e-9) best = { columns, width, height, room }
  }
  const { columns, width, height } = best
  const cells = cellsOf(columns, count, (column, row) => ({
    x: margin + column * (width + gap),
    y: margin + row * (height + gap),
    width,
    height,
  }))
  return { ...a4, columns, cells }
}

function cellsOf(columns: number, count: number, cellAt: (column: number, row: number) => Cell): Cell[] {
  return Array.from({ length: count }, (_, place) => cellAt(place % columns, Math.floor(place / columns)))
}

/** What of a paper's measures cannot be: labels that lie over each other or beside the paper. */
export type PaperProblem = 'leavesPaper' | 'tooSmall'

/** Smallest side of a label on which anything can be read. */
const leastSide = 10
const rounding = 1e-6

export function paperProblem(paper: SheetPaper): PaperProblem | null {
  const { width, height, cells } = sheetLayout(paper)
  const leaves = cells.some(
    (cell) => cell.x + cell.width > width + rounding || cell.y + cell.height > height + rounding,
  )
  if (leaves) return 'leavesPaper'
  return cells.some((cell) => Math.min(cell.width, cell.height) < leastSide) ? 'tooSmall' : null
}

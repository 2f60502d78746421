/** A4 in millimetres. */
export const paper = { width: 210, height: 297 }

/** Columns and rows by the number of codes on a page. */
const grids = {
  1: [1, 1],
  2: [1, 2],
  4: [2, 2],
  6: [2, 3],
  8: [2, 4],
  12: [3, 4],
  15: [3, 5],
  20: [4, 5],
  24: [4, 6],
  30: [5, 6],
  40: [5, 8],
  60: [6, 10],
} as const satisfies Record<number, readonly [number, number]>

export type PerPage = keyof typeof grids
export const perPageChoices = Object.keys(grids).map(Number) as PerPage[]

/** Millimetres that printers leave white, and between code, text and the edge of a cell. */
const margin = 8
const padding = 2
/** Height of one line of text under a code. */
const lineHeight = 4.5

export interface SheetLayout {
  columns: number
  rows: number
  /** Of one cell, in millimetres. */
  cellWidth: number
  cellHeight: number
  /** Edge of the square that a code stands in. */
  codeWidth: number
  margin: number
}

/** How a page is divided; `lines` of text stand under each code. */
export function sheetLayout(perPage: PerPage, lines: number): SheetLayout {
  const [columns, rows] = grids[perPage]
  const cellWidth = (paper.width - 2 * margin) / columns
  const cellHeight = (paper.height - 2 * margin) / rows
  const room = Math.min(cellWidth, cellHeight - lines * lineHeight) - 2 * padding
  return { columns, rows, cellWidth, cellHeight, codeWidth: Math.floor(room * 2) / 2, margin }
}

/** The items page by page; null leaves a cell empty. `start` counts cells of the first page from 1. */
export function pagesOf<Item>(items: readonly Item[], perPage: number, start: number): (Item | null)[][] {
  const empty = Math.min(Math.max(start, 1), perPage) - 1
  const cells: (Item | null)[] = [...Array.from({ length: empty }, () => null), ...items]
  const pages: (Item | null)[][] = []
  for (let at = 0; at < cells.length; at += perPage) pages.push(cells.slice(at, at + perPage))
  return items.length === 0 ? [] : pages
}

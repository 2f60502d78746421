import type { SheetPaper } from './paper.ts'
import { type Cell, sheetLayout } from './sheet-layout.ts'

export interface SheetPlan {
  /** Cell of the first page that is filled first, from 1. */
  start: number
  /** Labels in all. */
  count: number
}

/** A label's cell on its page; `index` counts the labels of the whole print from 0. */
export interface FilledCell extends Cell {
  index: number
}

export interface SheetPage {
  width: number
  height: number
  cells: readonly FilledCell[]
}

/** The start that a paper has: numbers beyond its cells are its last one. */
export function startOn(paper: SheetPaper, start: number): number {
  return Math.min(Math.max(Math.round(start), 1), sheetLayout(paper).cells.length)
}

export function pageCount(paper: SheetPaper, { start, count }: SheetPlan): number {
  if (count <= 0) return 0
  return Math.ceil((startOn(paper, start) - 1 + count) / sheetLayout(paper).cells.length)
}

/** One page, from 0; a print of thousands need not be laid out to show one. */
export function sheetPage(paper: SheetPaper, plan: SheetPlan, page: number): SheetPage {
  const { width, height, cells } = sheetLayout(paper)
  const first = page * cells.length - (startOn(paper, plan.start) - 1)
  const filled = cells.flatMap((cell, place): FilledCell[] => {
    const index = first + place
    return index >= 0 && index < plan.count ? [{ ...cell, index }] : []
  })
  return { width, height, cells: filled }
}

/** All pages of a print. */
export function sheetPages(paper: SheetPaper, plan: SheetPlan): SheetPage[] {
  return Array.from({ length: pageCount(paper, plan) }, (_, page) => sheetPage(paper, plan, page))
}

/** The cell, from 1, after the last one that a print fills: where the next print on the same paper may begin. */
export function nextStart(paper: SheetPaper, { start, count }: SheetPlan): number {
  const perPage = sheetLayout(paper).cells.length
  return ((startOn(paper, start) - 1 + count) % perPage) + 1
}

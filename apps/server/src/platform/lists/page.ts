import type { ThingSort } from '@matai/contract'
import { failField } from '../failure.ts'
import { readCursor, writeCursor } from './cursor.ts'

/** The last row of the page before: its moment with microseconds, and its number. */
export interface RowPosition {
  moment: string
  id: number
}

/** A page of rows: behind a row, which only the usual order knows, or so many from the start. */
export interface PageOfRows {
  sort: ThingSort
  after: RowPosition | undefined
  offset: number
  limit: number
}

interface Asked {
  page: number
  pageSize: number
  cursor?: string | undefined
  sort?: ThingSort
}

/** The cursor of an order that no row's moment gives: how many come before. */
const writePlace = (offset: number) => `from-${offset}`

function readPlace(cursor: string): number {
  const [, digits] = /^from-(\d{1,9})$/.exec(cursor) ?? failField('cursor', 'errors.wrongFormat')
  return Number(digits)
}

export function pageOfRows({ page, pageSize, cursor, sort = 'newest' }: Asked): PageOfRows {
  if (sort !== 'newest') {
    const offset = cursor === undefined ? (page - 1) * pageSize : readPlace(cursor)
    return { sort, after: undefined, offset, limit: pageSize }
  }
  const after = cursor === undefined ? undefined : positionOf(cursor)
  return { sort, after, offset: after ? 0 : (page - 1) * pageSize, limit: pageSize }
}

/** Where the next page begins; null when nothing can come any more. */
export function nextPage(
  rows: readonly RowPosition[],
  { sort, offset, limit }: Pick<PageOfRows, 'sort' | 'offset' | 'limit'>,
): string | null {
  if (sort !== 'newest') return rows.length === limit ? writePlace(offset + limit) : null
  const last = rows.length === limit ? rows.at(-1) : undefined
  return last ? writeCursor([last.moment, String(last.id)]) : null
}

/** How many come before a page of what is counted from the start, and how many it holds. */
export function placeOf({ page, pageSize, cursor }: Omit<Asked, 'sort'>): { offset: number; limit: number } {
  return { offset: cursor === undefined ? (page - 1) * pageSize : readPlace(cursor), limit: pageSize }
}

/** Where the page behind one of so many rows begins; a page that is not full is the last. */
export const nextPlace = (rows: number, { offset, limit }: { offset: number; limit: number }): string | null =>
  rows === limit ? writePlace(offset + limit) : null

/** A page of things that are all at hand. */
export function pageOfAll<Item>(all: readonly Item[], asked: Omit<Asked, 'sort'>) {
  const { offset, limit } = placeOf(asked)
  const next = offset + limit < all.length ? writePlace(offset + limit) : null
  return { list: all.slice(offset, offset + limit), total: all.length, totalIsLowerBound: false, next }
}

function positionOf(cursor: string): RowPosition {
  const [moment, id] = readCursor(cursor) ?? failField('cursor', 'errors.wrongFormat')
  if (!/^\d{1,15}$/.test(id)) failField('cursor', 'errors.wrongFormat')
  return { moment, id: Number(id) }
}

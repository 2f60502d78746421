import { failField } from '../failure.ts'
import { readCursor, writeCursor } from './cursor.ts'

/** The last row of the page before: its moment with microseconds, and its number. */
export interface RowPosition {
  moment: string
  id: number
}

/** A page of rows with the newest first: behind a row, or so many from the start. */
export interface PageOfRows {
  after: RowPosition | undefined
  offset: number
  limit: number
}

interface Asked {
  page: number
  pageSize: number
  cursor?: string | undefined
}

export function pageOfRows({ page, pageSize, cursor }: Asked): PageOfRows {
  const after = cursor === undefined ? undefined : positionOf(cursor)
  return { after, offset: after ? 0 : (page - 1) * pageSize, limit: pageSize }
}

/** Where the next page begins; null when nothing can come any more. */
export function nextPage(rows: readonly RowPosition[], { limit }: Pick<PageOfRows, 'limit'>): string | null {
  const last = rows.length === limit ? rows.at(-1) : undefined
  return last ? writeCursor([last.moment, String(last.id)]) : null
}

function positionOf(cursor: string): RowPosition {
  const [moment, id] = readCursor(cursor) ?? failField('cursor', 'errors.wrongFormat')
  if (!/^\d{1,15}$/.test(id)) failField('cursor', 'errors.wrongFormat')
  return { moment, id: Number(id) }
}

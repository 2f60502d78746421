import { nextPage, type PageOfRows, pageOfRows } from '../../../platform/lists/page.ts'

interface Asked {
  page: number
  pageSize: number
  cursor?: string | undefined
  sort: 'newest' | 'oldest'
}

/** A page behind a row, in either order of time: records come in by the million. */
export const recordPage = (asked: Asked): PageOfRows & { sort: 'newest' | 'oldest' } => ({
  ...pageOfRows({ ...asked, sort: 'newest' }),
  sort: asked.sort,
})

/** Where the next page begins; null when nothing can come any more. */
export const nextRecords = (rows: readonly { moment: string; id: number }[], page: PageOfRows): string | null =>
  nextPage(rows, { ...page, sort: 'newest' })

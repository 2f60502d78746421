import { failField } from '../../../platform/failure.ts'
import type { NumberedQuery } from '../store/mobiles.ts'

export interface ListRequest {
  page: number
  pageSize: number
  keyword: string
  cursor?: string | undefined
  filters: { id: string }
}

/** Lists by number, newest first: the cursor is the number of the last row. */
export function numbered({ page, pageSize, keyword, cursor, filters }: ListRequest): NumberedQuery {
  if (cursor !== undefined && !/^[1-9]\d{0,14}$/.test(cursor)) failField('cursor', 'errors.wrongFormat')
  const before = cursor === undefined ? undefined : Number(cursor)
  return { qrCodeId: filters.id, keyword, before, offset: (page - 1) * pageSize, limit: pageSize }
}

export function pageOf<Row extends { id: number }>(
  { rows, total }: { rows: Row[]; total: number },
  query: NumberedQuery,
) {
  const next = rows.length === query.limit ? String(rows.at(-1)?.id) : null
  return { rows, total, totalIsLowerBound: false, next }
}

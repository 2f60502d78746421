import { and, asc, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Position } from '../../../platform/lists/cursor.ts'
import { qrCode } from '../table.ts'
import type { QrCodeRow } from './codes.ts'

export interface ListQuery {
  keyword: string
  directoryId: number | undefined
  sort: 'newest' | 'oldest' | 'updated'
  after: Position | undefined
  offset: number
  limit: number
}

const orders = {
  newest: { column: qrCode.createdAt, direction: desc, beyond: '<' },
  oldest: { column: qrCode.createdAt, direction: asc, beyond: '>' },
  updated: { column: qrCode.updatedAt, direction: desc, beyond: '<' },
} as const

/** Rows of one page, and where it ended. Each order has an index, so that a page costs the same among millions. */
export async function listQrCodes(tx: Tx, accountId: AccountId, query: ListQuery) {
  const { column, direction, beyond } = orders[query.sort]
  const position =
    query.after && sql`(${column}, ${qrCode.id}) ${sql.raw(beyond)} (${query.after[0]}::timestamptz, ${query.after[1]})`
  const rows = await tx
    .select({
      row: qrCode,
      at: sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(qrCode)
    .where(and(matching(accountId, query), position))
    .orderBy(direction(column), direction(qrCode.id))
    .offset(query.after ? 0 : query.offset)
    .limit(query.limit)
  const last = rows.at(-1)
  return { rows: rows.map(({ row }) => row as QrCodeRow), end: last && ([last.at, last.row.id] as Position) }
}

/** Counts to `atMost` and no further. */
export async function countMatching(tx: Tx, accountId: AccountId, query: ListQuery, atMost: number): Promise<number> {
  const some = tx.select({ one: sql`1` }).from(qrCode).where(matching(accountId, query)).limit(atMost).as('some')
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}

function matching(accountId: AccountId, { keyword, directoryId }: ListQuery): SQL | undefined {
  return and(
    eq(qrCode.accountId, accountId),
    isNull(qrCode.deletedAt),
    directoryId === undefined ? undefined : eq(qrCode.directoryId, directoryId),
    keyword ? or(ilike(qrCode.name, `%${literally(keyword)}%`), eq(qrCode.id, keyword)) : undefined,
  )
}

/** A keyword is text, not a pattern. */
function literally(keyword: string): string {
  return keyword.replace(/[\\%_]/g, '\\$&')
}

import { type AnyColumn, and, asc, desc, eq, getTableColumns, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
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
  newest: { column: 'createdAt', direction: desc, comes: '<' },
  oldest: { column: 'createdAt', direction: asc, comes: '>' },
  updated: { column: 'updatedAt', direction: desc, comes: '<' },
} as const

/** Rows in the order of the list among which a search looks first: some milliseconds of reading. */
const nearby = 5_000

/** Rows of one page, and where it ended. Each order has an index, so that a page costs the same among millions. */
export async function listQrCodes(tx: Tx, accountId: AccountId, query: ListQuery) {
  const listed = and(inList(accountId, query), beyond(query))
  const { column, direction } = orders[query.sort]
  const skipped = query.after ? 0 : query.offset
  const all = (where: SQL | undefined, first: SQL) =>
    tx
      .select({ ...getTableColumns(qrCode), at: isoMoment(qrCode[column]).as('at') })
      .from(qrCode)
      .where(where)
      .orderBy(first, direction(qrCode.id))
  const found = query.keyword ? and(listed, named(query, qrCode)) : listed
  const inOrder = direction(qrCode[column])
  if (!hasWord(query)) return pageOf(await all(found, inOrder).offset(skipped).limit(query.limit))

  // A word of many names stands among the first rows; a walk for any other could go through all of them.
  const near = all(listed, inOrder).limit(nearby).as('near')
  const rows = await tx
    .select()
    .from(near)
    .where(named(query, near))
    .orderBy(direction(near[column]), direction(near.id))
    .offset(skipped)
    .limit(query.limit)
  if (rows.length === query.limit) return pageOf(rows)
  // An order that no index has leaves the database the index of words; what it finds it sorts.
  const sorted = direction(sql`${qrCode[column]} + interval '0'`)
  return pageOf(await all(found, sorted).offset(skipped).limit(query.limit))
}

function pageOf(rows: (QrCodeRow & { at: string })[]) {
  const last = rows.at(-1)
  return { rows, end: last && ([last.at, last.id] as Position) }
}

function isoMoment(column: AnyColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

/** Rows among which counting looks first: a word in a tenth of the names is counted to its end there. */
const countedNearby = 10_000

/** Counts to `atMost` and no further. */
export async function countMatching(tx: Tx, accountId: AccountId, query: ListQuery, atMost: number): Promise<number> {
  const listed = inList(accountId, query)
  const newest = sql`select * from ${qrCode} where ${listed} order by ${qrCode.createdAt} desc limit ${countedNearby}`
  const found = sql`select 1 from ${qrCode} where ${and(listed, named(query, qrCode))}`
  if (!hasWord(query)) return countOf(tx, sql`${found} limit ${atMost}`)
  const near = await countOf(tx, sql`select 1 from (${newest}) ${qrCode} where ${named(query, qrCode)} limit ${atMost}`)
  if (near === atMost) return near
  // Found as if all were wanted, by the index of words, and read until there are enough.
  return countOf(tx, sql`with found as materialized (${found}) select 1 from found limit ${atMost}`)
}

async function countOf(tx: Tx, rows: SQL): Promise<number> {
  const answer = await tx.execute<{ count: number }>(sql`select count(*)::int as count from (${rows}) counted`)
  return answer.rows[0]?.count ?? 0
}

function inList(accountId: AccountId, { directoryId }: ListQuery): SQL | undefined {
  const inDirectory = directoryId === undefined ? undefined : eq(qrCode.directoryId, directoryId)
  return and(eq(qrCode.accountId, accountId), isNull(qrCode.deletedAt), inDirectory)
}

function beyond({ sort, after }: ListQuery): SQL | undefined {
  const { column, comes } = orders[sort]
  return after && sql`(${qrCode[column]}, ${qrCode.id}) ${sql.raw(comes)} (${after[0]}::timestamptz, ${after[1]})`
}

function named({ keyword }: ListQuery, { name, id }: Record<'name' | 'id', AnyColumn>) {
  return or(ilike(name, `%${literally(keyword)}%`), eq(id, keyword))
}

/** Whether the index of words helps: it knows names by three letters at a time. */
function hasWord({ keyword }: ListQuery): boolean {
  return keyword.length >= 3
}

/** A keyword is text, not a pattern. */
function literally(keyword: string): string {
  return keyword.replace(/[\\%_]/g, '\\$&')
}

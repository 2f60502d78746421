import type { QrCodeFilters, QrCodeSort } from '@matai/contract'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ListPosition } from '../rules/list-position.ts'
import { qrCode, qrCodeFavourite } from '../table.ts'
import type { QrCodeRow } from './codes.ts'

export interface ListQuery {
  keyword: string
  /** The code whose number the keyword is. */
  numbered: string | undefined
  /** Where to look; undefined is everywhere. */
  directories: { ids: number[]; qrCodes: number } | undefined
  filters: Omit<QrCodeFilters, 'directoryId' | 'withSubdirectories'>
  /** Whose favourites. */
  userId: number
  now: Date
  sort: QrCodeSort
  after: ListPosition | undefined
  offset: number
  limit: number
}

interface Order {
  by: SQL
  /** The same order, which no index has: the database is left the index of what is looked for, and sorts. */
  unindexed: SQL
  isDescending: boolean
  /** What a cursor keeps of the last row; numbers as numbers, moments with microseconds. */
  at: SQL<string | number>
  type: SQL
}

const moment = (column: typeof qrCode.createdAt | typeof qrCode.updatedAt, isDescending: boolean): Order => ({
  by: sql`${column}`,
  unindexed: sql`${column} + interval '0'`,
  isDescending,
  at: sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  type: sql`timestamptz`,
})

const orders: Record<QrCodeSort, Order> = {
  newest: moment(qrCode.createdAt, true),
  oldest: moment(qrCode.createdAt, false),
  updated: moment(qrCode.updatedAt, true),
  name: {
    by: sql`${qrCode.name} collate "C"`,
    unindexed: sql`(${qrCode.name} || '') collate "C"`,
    isDescending: false,
    at: sql<string>`${qrCode.name}`,
    type: sql`text`,
  },
  scans: {
    by: sql`${qrCode.scans}`,
    unindexed: sql`${qrCode.scans} + 0`,
    isDescending: true,
    at: sql<number>`${qrCode.scans}::float8`,
    type: sql`bigint`,
  },
}

/** The columns wherever they are read from: drizzle takes a plain column only from its own table. */
const columns = Object.fromEntries(
  Object.entries(getTableColumns(qrCode)).map(([name, column]) => [name, sql`${column}`.mapWith(column)]),
) as { [Name in keyof QrCodeRow]: SQL<QrCodeRow[Name]> } // the same names, read as the columns themselves are

/** Rows in the order of the list among which a search looks first: some milliseconds of reading. */
const nearby = 5_000

/** Live codes of directories that are sorted rather than looked for in an order over all directories. */
const fewEnoughToSort = 20_000

/** Rows of one page, and where it ended. Each order has an index, so that a page costs the same among millions. */
export async function listQrCodes(tx: Tx, accountId: AccountId, query: ListQuery) {
  const { directories, sort } = query
  const order = orders[sort]
  const skipped = query.after ? 0 : query.offset
  const listed = and(inList(accountId, query), alongOrder(query), beyond(query))
  const found = and(listed, inDirectories(query), filtered(query), named(query))
  const page = async (from: SQL, where: SQL | undefined, by: SQL) => {
    const rows = await tx
      .select({ ...columns, at: order.at })
      .from(from)
      .where(where)
      .orderBy(inOrder(by, order), inOrder(sql`${qrCode.id}`, order))
      .offset(skipped)
      .limit(query.limit)
    return { rows, end: endOf(rows) }
  }
  const everywhere = sql`${qrCode}`
  const isSubtree = directories && directories.ids.length > 1
  if (directories && directories.qrCodes <= fewEnoughToSort && (isSubtree || sort !== 'newest'))
    return page(everywhere, found, order.unindexed)

  // A walk of each directory that ends where the page ends, merged: as flat for a tree as for one directory.
  const byDirectory = isSubtree && (sort === 'newest' || sort === 'oldest')
  const walk = (where: SQL | undefined, limit: number) =>
    byDirectory ? eachDirectory(directories.ids, { where, order, limit }) : inOneWalk(where, { order, limit })
  const walked = byDirectory ? listed : and(listed, inDirectories(query))
  if (!narrows(query)) return page(walk(walked, skipped + query.limit), undefined, order.by)

  // What many codes have stands among the first rows; a walk for anything else could go through all of them.
  const near = await page(walk(walked, nearby), and(filtered(query), named(query)), order.by)
  return near.rows.length === query.limit ? near : page(everywhere, found, order.unindexed)
}

function endOf(rows: (QrCodeRow & { at: string | number })[]): ListPosition | undefined {
  const last = rows.at(-1)
  return last && [last.at, last.id]
}

const inOrder = (by: SQL, { isDescending }: Order) => (isDescending ? desc(by) : asc(by))

function inOneWalk(where: SQL | undefined, { order, limit }: { order: Order; limit: number }): SQL {
  return sql`(select * from ${qrCode} where ${where}
    order by ${inOrder(order.by, order)}, ${inOrder(sql`${qrCode.id}`, order)} limit ${limit}) ${qrCode}`
}

function eachDirectory(
  ids: number[],
  { where, ...walk }: { where: SQL | undefined; order: Order; limit: number },
): SQL {
  const inside = and(where, sql`${qrCode.directoryId} = within.id`)
  return sql`(select one.* from unnest(${sql.param(ids)}::bigint[]) within (id)
    cross join lateral (select * from ${inOneWalk(inside, walk)}) one) ${qrCode}`
}

/** Rows among which counting looks first: a word in a tenth of the names is counted to its end there. */
const countedNearby = 10_000

/** Counts to `atMost` and no further. */
export async function countMatching(tx: Tx, accountId: AccountId, query: ListQuery, atMost: number): Promise<number> {
  const listed = and(inList(accountId, query), inDirectories(query))
  const wanted = and(alongOrder(query), filtered(query), named(query))
  const near = inOneWalk(listed, { order: orders.newest, limit: countedNearby })
  const found = sql`select 1 from ${qrCode} where ${and(listed, wanted)}`
  if (!hasWord(query)) return countOf(tx, sql`${found} limit ${atMost}`)
  const counted = await countOf(tx, sql`select 1 from ${near} where ${wanted} limit ${atMost}`)
  if (counted === atMost) return counted
  // Found as if all were wanted, by the index of words, and read until there are enough.
  return countOf(tx, sql`with found as materialized (${found}) select 1 from found limit ${atMost}`)
}

async function countOf(tx: Tx, rows: SQL): Promise<number> {
  const answer = await tx.execute<{ count: number }>(sql`select count(*)::int as count from (${rows}) counted`)
  return answer.rows[0]?.count ?? 0
}

function inList(accountId: AccountId, { filters: { creatorId } }: ListQuery): SQL | undefined {
  const byCreator = creatorId === undefined ? undefined : eq(qrCode.createdBy, creatorId)
  return and(eq(qrCode.accountId, accountId), isNull(qrCode.deletedAt), byCreator)
}

function inDirectories({ directories }: ListQuery): SQL | undefined {
  return directories && inArray(qrCode.directoryId, directories.ids)
}

function madeBetween({ filters: { createdFrom, createdUntil } }: ListQuery): SQL | undefined {
  return and(
    createdFrom === undefined ? undefined : gte(qrCode.createdAt, new Date(createdFrom)),
    createdUntil === undefined ? undefined : lt(qrCode.createdAt, new Date(createdUntil)),
  )
}

function scannedBetween({ filters: { scansMin, scansMax } }: ListQuery): SQL | undefined {
  return and(
    scansMin === undefined ? undefined : gte(qrCode.scans, scansMin),
    scansMax === undefined ? undefined : lte(qrCode.scans, scansMax),
  )
}

/** Limits of the very value that the list is ordered by: the walk begins and ends there. */
function alongOrder(query: ListQuery): SQL | undefined {
  if (query.sort === 'newest' || query.sort === 'oldest') return madeBetween(query)
  return query.sort === 'scans' ? scannedBetween(query) : undefined
}

function filtered(query: ListQuery): SQL | undefined {
  const { kind, state, favourite } = query.filters
  return and(
    kind && eq(qrCode.kind, kind),
    inState(query, state),
    madeBetween(query),
    scannedBetween(query),
    favourite ? isFavourite(query) : undefined,
  )
}

function inState({ now }: ListQuery, state: QrCodeFilters['state']): SQL | undefined {
  if (!state) return undefined
  if (state === 'blocked') return isNotNull(qrCode.blockedAt)
  const expiry = state === 'expired' ? lte(qrCode.expiresAt, now) : sql`(${lte(qrCode.expiresAt, now)}) is not true`
  return and(isNull(qrCode.blockedAt), expiry)
}

function isFavourite({ userId }: ListQuery): SQL {
  return sql`exists (select 1 from ${qrCodeFavourite} where ${qrCodeFavourite.accountId} = ${qrCode.accountId}
    and ${qrCodeFavourite.userId} = ${userId} and ${qrCodeFavourite.qrCodeId} = ${qrCode.id})`
}

/** Whether anything but the directory narrows the list. */
export function narrows({ keyword, filters }: Pick<ListQuery, 'keyword' | 'filters'>): boolean {
  const { favourite, ...others } = filters
  return keyword !== '' || favourite === true || Object.values(others).some((value) => value !== undefined)
}

function beyond({ sort, after }: ListQuery): SQL | undefined {
  const { by, type, isDescending } = orders[sort]
  const comes = sql.raw(isDescending ? '<' : '>')
  return after && sql`(${by}, ${qrCode.id}) ${comes} (${after[0]}::${type}, ${after[1]})`
}

function named({ keyword, numbered }: ListQuery): SQL | undefined {
  if (!keyword) return undefined
  const known = numbered === undefined ? eq(qrCode.id, keyword) : inArray(qrCode.id, [keyword, numbered])
  return or(ilike(qrCode.name, `%${literally(keyword)}%`), known)
}

/** Whether the index of words helps: it knows names by three letters at a time. */
function hasWord({ keyword }: ListQuery): boolean {
  return keyword.length >= 3
}

/** A keyword is text, not a pattern. */
function literally(keyword: string): string {
  return keyword.replace(/[\\%_]/g, '\\$&')
}

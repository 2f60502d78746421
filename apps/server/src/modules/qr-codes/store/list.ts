import type { QrCodeFilters, QrCodeSort } from '@matai/contract'
import {
  and,
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
import { lettersOf, qrCode, qrCodeFavourite } from '../table.ts'
import { inOrder, orders } from './orders.ts'
import { eachDirectory, firstOfAll, inOneWalk } from './walks.ts'
import type { QrCodeRow } from './codes.ts'

export interface ListQuery {
  keyword: string
  /** Codes whose number has the keyword as a part. */
  numbered: string[]
  /** The only codes that are wanted; undefined: all. */
  among: string[] | undefined
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

/** The columns wherever they are read from: drizzle takes a plain column only from its own table. */
const columns = Object.fromEntries(
  Object.entries(getTableColumns(qrCode)).map(([name, column]) => [name, sql`${column}`.mapWith(column)]),
) as { [Name in keyof QrCodeRow]: SQL<QrCodeRow[Name]> } // the same names, read as the columns themselves are

/** Rows in the order of the list among which a search looks first: some milliseconds of reading. */
const nearby = 5_000

/** Rows of one page, and where it ended. Each order has an index, so that a page costs the same among millions. */
export async function listQrCodes(tx: Tx, accountId: AccountId, query: ListQuery) {
  const order = orders[query.sort]
  const skipped = query.after ? 0 : query.offset
  const wanted = skipped + query.limit
  const ids = query.directories?.ids ?? []
  const isSubtree = ids.length > 1
  const listed = and(inList(accountId, query), alongOrder(query), beyond(query))
  const inside = and(listed, inDirectories(query))
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
  if (!narrows(query)) {
    const walk = { order, limit: wanted }
    return page(isSubtree ? eachDirectory(ids, listed, walk) : inOneWalk(inside, walk), undefined, order.by)
  }
  // What many codes have stands among the first rows; a walk for anything else could go through all of them.
  const walk = { order, limit: isSubtree ? Math.max(wanted, Math.ceil(nearby / ids.length)) : nearby }
  const first = isSubtree ? firstOfAll(ids, listed, walk) : inOneWalk(inside, walk)
  const near = await page(first, and(filtered(query), named(query)), order.by)
  if (near.rows.length === query.limit) return near
  return page(sql`${qrCode}`, and(inside, filtered(query), named(query)), order.unindexed)
}

function endOf(rows: (QrCodeRow & { at: string | number })[]): ListPosition | undefined {
  const last = rows.at(-1)
  return last && [last.at, last.id]
}

/** Rows among which counting looks first: a word in a tenth of the names is counted to its end there. */
const countedNearby = 10_000

/** Counts to `atMost` and no further. */
export async function countMatching(tx: Tx, accountId: AccountId, query: ListQuery, atMost: number): Promise<number> {
  const listed = and(inList(accountId, query), inDirectories(query))
  const wanted = and(alongOrder(query), filtered(query), named(query))
  const ids = query.directories?.ids ?? []
  const inAll = inList(accountId, query)
  const near =
    ids.length > 1
      ? eachDirectory(ids, inAll, { order: orders.newest, limit: Math.ceil(countedNearby / ids.length) })
      : inOneWalk(listed, { order: orders.newest, limit: countedNearby })
  const found = sql`select 1 from ${qrCode} where ${and(listed, wanted)}`
  if (!query.keyword) return countOf(tx, sql`${found} limit ${atMost}`)
  const counted = await countOf(tx, sql`select 1 from ${near} where ${wanted} limit ${atMost}`)
  if (counted === atMost) return counted
  // Found as if all were wanted, by the index of words, and read until there are enough.
  return countOf(tx, sql`with found as materialized (${found}) select 1 from found limit ${atMost}`)
}

async function countOf(tx: Tx, rows: SQL): Promise<number> {
  const answer = await tx.execute<{ count: number }>(sql`select count(*)::int as count from (${rows}) counted`)
  return answer.rows[0]?.count ?? 0
}

/** What a walk goes along: only over all directories and by age there is an index for a maker. */
function inList(accountId: AccountId, query: ListQuery): SQL | undefined {
  const byAge = query.sort === 'newest' || query.sort === 'oldest'
  const byCreator = byAge && !query.directories ? madeBy(query) : undefined
  return and(eq(qrCode.accountId, accountId), isNull(qrCode.deletedAt), byCreator)
}

function madeBy({ filters: { creatorId } }: ListQuery): SQL | undefined {
  return creatorId === undefined ? undefined : eq(qrCode.createdBy, creatorId)
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
    madeBy(query),
    madeBetween(query),
    scannedBetween(query),
    favourite ? isFavourite(query) : undefined,
    query.among && sql`${qrCode.id} = any(${sql.param(query.among)}::text[])`,
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

/** Names with the keyword in them, and codes that it means otherwise. */
export function named({ keyword, numbered }: Pick<ListQuery, 'keyword' | 'numbered'>): SQL | undefined {
  if (!keyword) return undefined
  const isWord = keyword.length >= 3
  const letters = isWord ? undefined : sql`${lettersOf(qrCode.name)} @> ${lettersOf(sql`${keyword}::text`)}`
  const known = sql`${qrCode.id} = any(${sql.param([keyword, ...numbered])})`
  return or(and(ilike(qrCode.name, `%${literally(keyword)}%`), letters), known)
}

/** A keyword is text, not a pattern. */
function literally(keyword: string): string {
  return keyword.replace(/[\\%_]/g, '\\$&')
}

import { and, asc, eq, gt, ilike, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeInReach } from '../../../platform/db/reach.ts'
import { batchChild } from '../table.ts'
import { type ChildRow, ofTemplate, whoseCodeLives } from './children.ts'

export interface ChildQuery {
  templateId: number
  importId?: number | undefined
  keyword: string
  /** Place after which the page begins. */
  after?: number | undefined
  offset: number
  limit: number
}

/** Rows in the order of the list among which a search looks first: some milliseconds of reading. */
const nearby = 5_000

/** Codes of a template, or of one import, in the order of their numbers. */
export async function listChildren(tx: Tx, accountId: AccountId, query: ChildQuery): Promise<ChildRow[]> {
  const { keyword, after, offset, limit } = query
  const listed = and(among(accountId, query), after === undefined ? undefined : gt(batchChild.place, after))
  const page = async (from: SQL, where: SQL | undefined, by: SQL) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select ${batchChild.qrCodeId} as id from ${from} ${whoseCodeLives} where ${where}
      order by ${by} offset ${after === undefined ? offset : 0} limit ${limit}`)
    return childrenOf(
      tx,
      accountId,
      rows.map(({ id }) => id),
    )
  }
  const place = sql`${batchChild.place}`
  if (!keyword) return page(sql`${batchChild}`, listed, place)
  // What many codes have stands among the first; a walk for anything else could go through all of them.
  const near = await page(firstRows(listed, nearby), matching(keyword), place)
  if (near.length === limit) return near
  // An order that no index has leaves the database that of words.
  return page(sql`${batchChild}`, and(listed, matching(keyword)), sql`${batchChild.place} + 0`)
}

/** Rows among which counting looks first: a word in a tenth of the names is counted to its end there. */
const countedNearby = 10_000

/** Counts to `atMost` and no further. */
export async function countChildren(tx: Tx, accountId: AccountId, query: ChildQuery, atMost: number): Promise<number> {
  const listed = among(accountId, query)
  const living = (from: SQL, where: SQL | undefined) => sql`select 1 from ${from} ${whoseCodeLives} where ${where}`
  const { keyword } = query
  if (!keyword)
    return countOf(tx, sql`${living(sql`${batchChild}`, listed)} order by ${batchChild.place} limit ${atMost}`)
  const near = await countOf(tx, sql`${living(firstRows(listed, countedNearby), matching(keyword))} limit ${atMost}`)
  if (near === atMost) return near
  // Found as if all were wanted, by the index of words, and read until there are enough.
  const found = living(sql`${batchChild}`, and(listed, matching(keyword)))
  return countOf(tx, sql`with found as materialized (${found}) select 1 from found limit ${atMost}`)
}

async function countOf(tx: Tx, rows: SQL): Promise<number> {
  const answer = await tx.execute<{ count: number }>(sql`select count(*)::int as count from (${rows}) counted`)
  return answer.rows[0]?.count ?? 0
}

/** In the order of their places. */
async function childrenOf(tx: Tx, accountId: AccountId, qrCodeIds: string[]): Promise<ChildRow[]> {
  if (qrCodeIds.length === 0) return []
  const mine = and(eq(batchChild.accountId, accountId), sql`${batchChild.qrCodeId} = any(${sql.param(qrCodeIds)})`)
  return tx.select().from(batchChild).where(mine).orderBy(asc(batchChild.place))
}

const firstRows = (where: SQL | undefined, limit: number) =>
  sql`(select * from ${batchChild} where ${where} order by ${batchChild.place} limit ${limit}) ${batchChild}`

/** An import is of one template: its index is enough, and no other one is in question. */
function among(accountId: AccountId, { templateId, importId }: ChildQuery): SQL | undefined {
  const seen = codeInReach(accountId, batchChild.qrCodeId)
  if (importId === undefined) return and(ofTemplate(accountId, templateId), seen)
  return and(eq(batchChild.accountId, accountId), eq(batchChild.importId, importId), seen)
}

/** A keyword is text, not a pattern. */
const matching = (keyword: string) => ilike(batchChild.search, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`)

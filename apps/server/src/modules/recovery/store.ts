import { type Carried, carried } from '../../platform/carried/carried.ts'
import { and, desc, eq, getTableColumns, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Position } from '../../platform/lists/cursor.ts'
import { recovery } from './table.ts'

export type RecoveryRow = typeof recovery.$inferSelect

export async function insertRecovery(
  tx: Tx,
  values: typeof recovery.$inferInsert & { accountId: AccountId },
): Promise<RecoveryRow> {
  const [row] = await tx.insert(recovery).values(values).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export interface ListQuery {
  keyword: string
  after: Position | undefined
  offset: number
  limit: number
}

/** Rows in the order of the list among which a search looks first: some milliseconds of reading. */
const nearby = 5_000

/** The newest first, each with its moment to the microsecond for the cursor. */
export async function listRecoveries(tx: Tx, accountId: AccountId, { keyword, after, offset, limit }: ListQuery) {
  const beyond =
    after && sql`(${recovery.createdAt}, ${recovery.id}) < (${after[0]}::timestamptz, ${Number(after[1])}::bigint)`
  const listed = and(eq(recovery.accountId, accountId), beyond)
  const page = (from: SQL, where: SQL | undefined, by: SQL) =>
    tx
      .select(columns)
      .from(from)
      .where(where)
      .orderBy(desc(by), desc(sql`${recovery.id}`))
      .offset(after ? 0 : offset)
      .limit(limit)
  const newest = sql`${recovery.createdAt}`
  if (!keyword) return page(sql`${recovery}`, listed, newest)
  const near = sql`(select * from ${recovery} where ${listed}
    order by ${recovery.createdAt} desc, ${recovery.id} desc limit ${nearby}) ${recovery}`
  const found = await page(near, named(keyword), newest)
  if (found.length === limit) return found
  // An order that no index has leaves the database that of words; a walk could go through all rows.
  return page(sql`${recovery}`, and(listed, named(keyword)), sql`${recovery.createdAt} + interval '0'`)
}

/** Counts to `atMost` and no further, in the order of the list. */
export async function countRecoveries(tx: Tx, accountId: AccountId, keyword: string, atMost: number): Promise<number> {
  const own = eq(recovery.accountId, accountId)
  const all = tx.select({ id: recovery.id }).from(recovery)
  if (keyword)
    return tx.$count(
      all
        .where(and(own, named(keyword)))
        .limit(atMost)
        .as('found'),
    )
  return tx.$count(all.where(own).orderBy(desc(recovery.createdAt), desc(recovery.id)).limit(atMost).as('found'))
}

const moment = sql<string>`to_char(${recovery.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The columns wherever they are read from: drizzle takes a plain column only from its own table. */
const columns = {
  ...(Object.fromEntries(
    Object.entries(getTableColumns(recovery)).map(([name, column]) => [name, sql`${column}`.mapWith(column)]),
  ) as { [Name in keyof RecoveryRow]: SQL<RecoveryRow[Name]> }), // the same names, read as the columns themselves are
  at: moment,
}

function named(keyword: string): SQL | undefined {
  // A keyword is text, not a pattern.
  const literal = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(recovery.name, literal), eq(recovery.qrCodeId, keyword))
}

export const carriedRecoveries: readonly Carried[] = [carried(recovery, { refs: { created_by: 'user' } })]

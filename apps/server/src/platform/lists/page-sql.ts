import type { ThingSort } from '@matai/contract'
import { asc, desc, ilike, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RowPosition } from './page.ts'

/** A moment with microseconds, as cursors keep it. */
export const momentOf = (column: PgColumn) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** What comes behind a row when the newest come first. */
export function behind(moment: PgColumn, id: PgColumn, after: RowPosition | undefined): SQL | undefined {
  return after && sql`(${moment}, ${id}) < (${after.moment}::timestamptz, ${after.id}::bigint)`
}

/** Rows in one of the orders of things; names that are the same by number. */
export function inOrder(sort: ThingSort, { moment, id, name }: Record<'moment' | 'id' | 'name', PgColumn>): SQL[] {
  if (sort === 'name') return [asc(name), asc(id)]
  return sort === 'oldest' ? [asc(moment), asc(id)] : [desc(moment), desc(id)]
}

/** Whether a column has a keyword in it, which is text and no pattern. */
export function holds(column: PgColumn | SQL, keyword: string): SQL | undefined {
  return keyword ? ilike(column, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`) : undefined
}

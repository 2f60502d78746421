import { asc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/database.ts'

/** Things by what they are called: some of them, and how many there are in all. */
export interface Named {
  names: string[]
  count: number
}

/** What rows are called, in the order of their ids. */
export async function namedRows(
  tx: Tx,
  { table, name, id, where }: { table: PgTable; name: PgColumn; id: PgColumn; where: SQL | undefined },
  { skip, most }: { skip: number; most: number },
): Promise<Named> {
  const rows = await tx
    .select({ name: sql<string>`${name}`, count: sql<number>`count(*) over ()::int` })
    .from(table)
    .where(where)
    .orderBy(asc(id))
    .offset(skip)
    .limit(most)
  return { names: rows.map((row) => row.name), count: rows[0]?.count ?? 0 }
}

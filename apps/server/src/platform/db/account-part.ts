import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AccountId } from './account-id.ts'
import type { Tx } from './database.ts'
import { walk, walkPage } from './walk.ts'

/** A part of the data of an account. */
export interface AccountPart {
  /** Where it lies in the zip, one record on each line; README.txt explains it. */
  path: string
  rows(tx: Tx, accountId: AccountId): AsyncIterable<object>
}

interface TableColumns {
  /** What leaves, each column by name: what is not named here stays, also when the table gets more. */
  columns: Record<string, PgColumn>
  /** Names of the columns that make a row the only one in its account; rows come in their order. */
  by: readonly [string, ...string[]]
  /** Which rows; all without it. */
  where?: SQL | undefined
}

/** Rows of one table as a part of the data of an account. */
export function tablePart(
  path: string,
  table: PgTable & { accountId: PgColumn },
  { columns, by, where }: TableColumns,
): AccountPart {
  const keys = by.map((name) => {
    const column = columns[name]
    if (!column) throw new Error(`${path} is in the order of ${name}, which it does not hold`)
    return { name, column }
  })
  const further = (after: Record<string, unknown>) => {
    const held = keys.map(({ column }) => sql`${column}`)
    const last = keys.map(({ name, column }) => sql`${sql.param(after[name], column)}`)
    return sql`(${sql.join(held, sql`, `)}) > (${sql.join(last, sql`, `)})`
  }
  return {
    path,
    rows: (tx, accountId) =>
      walk<Record<string, unknown>>((after) =>
        tx
          .select(columns)
          .from(table)
          .where(and(eq(table.accountId, accountId), where, after && further(after)))
          .orderBy(...keys.map(({ column }) => asc(column)))
          .limit(walkPage),
      ),
  }
}

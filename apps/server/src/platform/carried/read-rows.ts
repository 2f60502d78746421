import { type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../db/account-id.ts'
import type { Tx } from '../db/database.ts'
import type { Carried } from './carried.ts'

/** Rows of one statement, and of one piece of an archive. */
export const rowsAtOnce = 500

const listOf = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

/**
 * Rows of an account as lines of JSON, a page at a time, with microseconds and decimals as the database has them; from
 * behind a key on where one is named.
 */
export async function* readRows(
  tx: Tx,
  accountId: AccountId,
  one: Carried,
  behind?: readonly string[],
): AsyncGenerator<string[]> {
  const values = one.columns.map((name) =>
    one.decimals.includes(name) ? sql`${sql.identifier(name)}::text as ${sql.identifier(name)}` : sql.identifier(name),
  )
  let after = behind
  for (;;) {
    const last = after?.map((value, at) => sql`${value}::${sql.raw(typeOf(one, one.keys[at] ?? ''))}`)
    const further = last && sql`and (${listOf(one.keys)}) > (${sql.join(last, sql`, `)})`
    const order = one.keys.length === 0 ? sql`` : sql`order by ${listOf(one.keys)}`
    const { rows } = await tx.execute<{ line: string; key: string[] }>(sql`
      select row_to_json(x)::text as line, array[${sql.join(
        one.keys.map((name) => sql`x.${sql.identifier(name)}::text`),
        sql`, `,
      )}]::text[] as key
      from (select ${sql.join(values, sql`, `)} from ${one.table}
        where account_id = ${accountId} ${further ?? sql``} ${order} limit ${rowsAtOnce}) x`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < rowsAtOnce || one.keys.length === 0) return
    after = rows.at(-1)?.key
  }
}

function typeOf({ table }: Carried, name: string): string {
  const column = Object.values(table).find((one) => (one as { name?: string })?.name === name) as
    | { getSQLType(): string }
    | undefined
  return column?.getSQLType() ?? 'text'
}

/** How many rows an account has there. */
export async function countRows(tx: Tx, accountId: AccountId, { table }: Carried): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from ${table} where account_id = ${accountId}`,
  )
  return rows[0]?.n ?? 0
}

/** From now on the transaction sees everything as it is now, and writes nothing. */
export async function readOnly(tx: Tx): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`)
}

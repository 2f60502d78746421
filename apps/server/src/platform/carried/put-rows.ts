import { type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../db/account-id.ts'
import type { Tx } from '../db/database.ts'
import type { Carried, Row } from './carried.ts'

/** New numbers of a table's rows, given out by the database and used by nobody else. */
export async function takeNumbers(tx: Tx, tableName: string, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence(${`"${tableName}"`}, 'id'))::text as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => Number(id))
}

/**
 * Puts rows into an account, with the numbers that they have; answers how many came. What the account has already stays
 * as it is, or is added to. Columns that this server does not know are left out.
 */
export async function putRows(tx: Tx, accountId: AccountId, one: Carried, rows: readonly Row[]): Promise<number> {
  const first = rows[0]
  if (!first) return 0
  const columns = one.columns.filter((name) => Object.hasOwn(first, name))
  const list = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const { rowCount } = await tx.execute(sql`
    insert into ${one.table} (account_id, ${list}) overriding system value
    select ${accountId}::bigint, ${list} from jsonb_populate_recordset(null::${one.table}, ${JSON.stringify(rows)}::jsonb)
    ${ifThere(one)}`)
  return rowCount ?? 0
}

function ifThere({ adds = [], keys, table }: Carried): SQL {
  if (adds.length === 0) return sql`on conflict do nothing`
  const sums = adds.map(
    (name) => sql`${sql.identifier(name)} = ${table}.${sql.identifier(name)} + excluded.${sql.identifier(name)}`,
  )
  const at = sql.join(
    keys.map((name) => sql.identifier(name)),
    sql`, `,
  )
  return sql`on conflict (account_id, ${at}) do update set ${sql.join(sums, sql`, `)}`
}

/** The highest value of a column that counts on, in an account; -1 where there is none. */
export async function highest(tx: Tx, accountId: AccountId, { table }: Carried, column: string): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select coalesce(max(${sql.identifier(column)}), -1)::int as n from ${table} where account_id = ${accountId}`,
  )
  return rows[0]?.n ?? -1
}

/** Ids of rows of an account whose columns are these, by what they were asked with. */
export async function findSame(
  tx: Tx,
  accountId: AccountId,
  { table, same = [] }: Carried,
  rows: readonly Row[],
): Promise<Map<string, number>> {
  const keyed = sql.join(
    same.map((name) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  )
  const wanted = rows.map((row) => sameKey(row, same))
  const { rows: found } = await tx.execute<{ id: string; key: string }>(sql`
    select id::text as id, array_to_json(array[${keyed}])::text as key from ${table}
    where account_id = ${accountId} and array_to_json(array[${keyed}])::text in (${sql.join(
      wanted.map((key) => sql`${key}`),
      sql`, `,
    )})`)
  return new Map(found.map(({ id, key }) => [key, Number(id)]))
}

export const sameKey = (row: Row, same: readonly string[]): string =>
  JSON.stringify(same.map((name) => (row[name] === null || row[name] === undefined ? null : String(row[name]))))

/** Names that an account has there. */
export async function namesTaken(
  tx: Tx,
  accountId: AccountId,
  { table, name = 'name' }: Carried,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct ${sql.identifier(name)} as name from ${table} where account_id = ${accountId}
    and ${sql.identifier(name)} in (${sql.join(
      names.map((one) => sql`${one}`),
      sql`, `,
    )})`)
  return new Set(rows.map((row) => row.name))
}

/** Takes out what an account was born with. */
export async function clearRows(tx: Tx, accountId: AccountId, { table }: Carried): Promise<void> {
  await tx.execute(sql`delete from ${table} where account_id = ${accountId}`)
}

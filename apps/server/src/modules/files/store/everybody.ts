import { asc, inArray, lt, lte, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { accountsIn, byAccount } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { file, fileTotal, openUpload } from '../table.ts'

/** Accounts with uploads that were begun before a moment. */
export async function ownersOfOldUploads(tx: Tx, before: Date): Promise<AccountId[]> {
  const { accountId, createdAt } = openUpload
  return accountsIn(await tx.selectDistinct({ accountId }).from(openUpload).where(lt(createdAt, before)))
}

/** Files that have been idle since a moment, the longest first: by account, at most so many in all. */
export async function listIdle(
  tx: Tx,
  { until, limit }: { until: Date; limit: number },
): Promise<[AccountId, { id: string }[]][]> {
  const rows = await tx
    .select({ accountId: file.accountId, id: file.id })
    .from(file)
    .where(lte(file.idleSince, until))
    .orderBy(asc(file.idleSince))
    .limit(limit)
  return byAccount(rows)
}

/** Where no file is kept by its name: the files and their addresses, answers of a day, and visits, of which there are very many. */
const unread = [
  'file',
  'address',
  'answered_call',
  'scan',
  'scan_breakdown',
  'scan_day',
  'scan_pending',
  'scan_visitor',
  'scan_visitor_day',
]

/** Whole words that look like the id of a file, in text, JSON and addresses alike. */
const idInWords = '(?:^|[^A-Za-z0-9_-])([A-Za-z0-9_-]{22})(?![A-Za-z0-9_-])'

interface Words {
  table: string
  columns: string[]
}

/** All columns of the product that hold words. What a later module adds is among them, without being told. */
async function wordColumns(tx: Tx): Promise<Words[]> {
  const { rows } = await tx.execute<{ table: string; columns: string[] }>(sql`
    select c.relname as "table", json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
      and t.typname in ('text', 'varchar', 'json', 'jsonb', 'xml', '_text', '_varchar', '_json', '_jsonb')
      and c.relname <> all (${sql.param(unread)}::text[])
    group by c.relname order by c.relname`)
  return rows
}

/**
 * Notes since when files are named nowhere, in no account, and takes that back from those that are named again. Files
 * younger than `madeBefore` are left alone. Reads everything once, so it may take minutes.
 */
export async function noteIdle(tx: Tx, { now, madeBefore }: { now: Date; madeBefore: Date }): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '30min'`)
  const places = (await wordColumns(tx)).map(({ table, columns }) => {
    const words = columns.map((column) => sql`${sql.identifier(column)}::text`)
    return sql`select found[1] as id from ${sql.identifier(table)}
      cross join lateral regexp_matches(concat_ws(' ', ${sql.join(words, sql`, `)}), ${idInWords}, 'g') found`
  })
  await tx.execute(sql`
    with named as materialized (${sql.join(places, sql` union `)}),
    back as (
      update file set idle_since = null where idle_since is not null and id in (select id from named)
    )
    update file set idle_since = ${now.toISOString()}
    where idle_since is null and created_at < ${madeBefore.toISOString()}
      and not exists (select 1 from named where named.id = file.id)`)
}

/** Bytes of all files of each of some accounts; those without a file are missing. */
export async function sumBytesOf(tx: Tx, accountIds: readonly AccountId[]): Promise<Map<number, number>> {
  const { accountId, bytes } = fileTotal
  const rows = await tx
    .select({ accountId, bytes: sql`sum(${bytes})`.mapWith(Number) })
    .from(fileTotal)
    .where(inArray(accountId, [...accountIds]))
    .groupBy(accountId)
  return new Map(rows.map((row) => [row.accountId, row.bytes]))
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { file } from '../table.ts'

/** Where no file is kept by its name: the files themselves, answers of a day, and visits, of which there are very many. */
const unread = ['file', 'answered_call', 'scan', 'scan_breakdown', 'scan_day', 'scan_visitor', 'scan_visitor_day']

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

/** Deletes files that have been idle since a moment, at most so many; not those that are being taken into use now. */
export async function deleteIdle(tx: Tx, { until, limit }: { until: Date; limit: number }): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with due as materialized (
      select id from file where idle_since <= ${until.toISOString()}
      order by idle_since limit ${limit} for update skip locked
    ), gone as (
      delete from file using due where file.id = due.id returning file.id, file.account_id, file.kind, file.size
    ), less as (
      select account_id, kind, count(*) as files, sum(size) as bytes from gone group by account_id, kind
    ), counted as (
      update file_total total set files = total.files - less.files, bytes = total.bytes - less.bytes
      from less where total.account_id = less.account_id and total.kind = less.kind
    )
    select id from gone`)
  return rows.map(({ id }) => id)
}

/** Takes idle files into use. Answers those that are still there: one may be deleted at this very moment. */
export async function takeIntoUse(tx: Tx, accountId: AccountId, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .update(file)
    .set({ idleSince: null })
    .where(and(eq(file.accountId, accountId), inArray(file.id, ids)))
    .returning({ id: file.id })
  return new Set(rows.map(({ id }) => id))
}

export async function isStored(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(file, eq(file.id, id))) > 0
}

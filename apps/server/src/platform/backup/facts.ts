import { type Client, escapeIdentifier } from 'pg'
import { z } from 'zod'

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** Its rows lie in partitions and are read through it. */
  partitioned: z.boolean(),
})

/** What there is to know of a database besides its rows. */
export const DatabaseFacts = z.object({
  /** Version of PostgreSQL, such as 18.4. */
  postgres: z.string(),
  /** Migrations of ours that it has, by the moments that the journal names, ascending. */
  migrations: z.array(z.number()),
  tables: z.array(Table),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  /** Numbers are text: they may pass 2^53. */
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
})

export type DatabaseFacts = z.output<typeof DatabaseFacts>
export type Table = z.output<typeof Table>

/** Tables that are not journalled hold what may be lost at any moment, such as counters of a minute. */
const tablesSql = `
  select c.relname as name, c.relkind = 'p' as partitioned,
    array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.oid order by c.relname`

const partitionsSql = `
  select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
  where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind = 'r' order by c.relname`

const sequencesSql = `
  select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname`

/** Reads them in the transaction of the client; sequences are further than that or the same, which is what is wanted. */
export async function readFacts(client: Client): Promise<DatabaseFacts> {
  const postgres = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  const tables = await client.query<Table>(tablesSql)
  const partitions = await client.query<DatabaseFacts['partitions'][number]>(partitionsSql)
  const sequences: DatabaseFacts['sequences'] = []
  for (const { name } of (await client.query<{ name: string }>(sequencesSql)).rows) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from public.${escapeIdentifier(name)}`,
    )
    if (rows[0]) sequences.push({ name, ...rows[0] })
  }
  return {
    postgres: postgres.rows[0]?.version.split(' ')[0] ?? '',
    migrations: await readMigrations(client),
    tables: tables.rows,
    partitions: partitions.rows,
    sequences,
  }
}

/** Moments of the migrations that a database has; none when it has no table of them. */
export async function readMigrations(client: Client): Promise<number[]> {
  const table = 'drizzle.__drizzle_migrations'
  const there = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table])
  if (!there.rows[0]?.there) return []
  const { rows } = await client.query<{ at: string }>(`select created_at::text as at from ${table} order by created_at`)
  return rows.map(({ at }) => Number(at))
}

/** Whether nobody has made anything in the database yet. Extensions and an empty queue are nothing. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(`
    select not exists (
      select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'graphile_worker')
        and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    ) as empty`)
  return rows[0]?.empty === true && (await queueLength(client)) === 0
}

async function queueLength(client: Client): Promise<number> {
  const there = await client.query<{ there: boolean }>(
    `select to_regclass('graphile_worker.jobs') is not null as there`,
  )
  if (!there.rows[0]?.there) return 0
  const { rows } = await client.query<{ count: string }>('select count(*) from graphile_worker.jobs')
  return Number(rows[0]?.count)
}

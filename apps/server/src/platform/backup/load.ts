import { pipeline } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Client, type ClientConfig, escapeIdentifier } from 'pg'
import { isServed } from '../db/is-served.ts'
import { migrationLock } from '../db/migrate-lock.ts'
import { extensions, migrateDatabase, migrateQueue } from '../db/migrate.ts'
import { migrationsFolder } from '../db/migrations.ts'
import { fail } from '../failure.ts'
import { copyIn } from './copy.ts'
import { type DatabaseFacts, isEmpty } from './facts.ts'
import { queueIn, queueName } from './queue.ts'
import { connectPatiently, copiedColumns, type Dump } from './snapshot.ts'

/** Throws when a database is not what a dump can be put into. */
export async function checkTarget(connection: ClientConfig): Promise<void> {
  const client = await connectPatiently(connection)
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    if ((rows[0]?.version ?? 0) < 150_000) fail('backups.oldPostgres')
    if (!(await isEmpty(client))) fail('backups.databaseNotEmpty')
  } finally {
    await client.end()
  }
}

/** Whether a server is at work on a database. */
export async function anybodyOn(connection: ClientConfig): Promise<boolean> {
  const client = await connectPatiently(connection)
  try {
    return await isServed((query) => client.query(query))
  } finally {
    await client.end()
  }
}

/** Throws when a dump has migrations that this version does not know: it was made by a newer one. */
export function checkMigrations({ migrations }: DatabaseFacts): void {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  if (migrations.length === 0) fail('backups.notMatai')
  if (!migrations.every((at) => known.has(at))) fail('backups.newer')
}

/**
 * Puts a dump into an empty database: makes the tables as they were, fills them, and only then brings them to this
 * version. All rows come in one transaction; a load that is cut off leaves an empty database.
 */
export async function load(connection: ClientConfig, dump: Dump): Promise<void> {
  await migrateQueue(connection)
  const client = await connectPatiently(connection)
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (!(await isEmpty(client))) fail('backups.databaseNotEmpty')
    await client.query('begin')
    await makeTables(client, dump.facts)
    const fill = async (name: string, statement: string) => {
      await pipeline(await dump.open(name), copyIn(client, statement))
    }
    for (const table of dump.facts.tables) await fill(table.name, `copy ${copiedColumns(table)} from stdin`)
    await queueIn(client, (statement) => fill(queueName, statement))
    for (const { name, last, called } of dump.facts.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [`public.${escapeIdentifier(name)}`, last, called])
    }
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end().catch(() => undefined)
  }
  await migrateDatabase(connection)
}

/** What drizzle does at a start, but only up to the dump's last migration, and in the transaction of the rows. */
async function makeTables(client: Client, { migrations, tables, partitions }: DatabaseFacts): Promise<void> {
  for (const extension of extensions) await client.query(`create extension if not exists ${extension}`)
  await client.query(`
    create schema if not exists drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  const last = migrations.at(-1) ?? 0
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > last) break
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
  for (const { name, parent, bound } of partitions) {
    const there = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      `public.${escapeIdentifier(name)}`,
    ])
    if (there.rows[0]?.there) continue
    if (!/^(DEFAULT|FOR VALUES FROM \([^()]*\) TO \([^()]*\))$/.test(bound))
      throw new Error(`a part has odd bounds: ${bound}`)
    await client.query(
      `create table public.${escapeIdentifier(name)} partition of public.${escapeIdentifier(parent)} ${bound}`,
    )
  }
  // Rows that migrations put in are among those that come.
  const names = tables.map(({ name }) => `public.${escapeIdentifier(name)}`)
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`)
}

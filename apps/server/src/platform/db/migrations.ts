import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

export interface Migration {
  /** such as `0007_letters_of_names` */
  name: string
  /** milliseconds, by which they are in order and known again */
  when: number
  hash: string
  statements: string[]
}

/** All that this version knows, oldest first. */
export function knownMigrations(folder = migrationsFolder): Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash, sql }, index) => ({
    name: journal.entries[index]?.tag ?? '',
    when: folderMillis,
    hash,
    statements: sql,
  }))
}

/** Whether a migration says that the version before cannot go on beside it: `-- stops all nodes: why`. */
export const stopsAllNodes = ({ statements }: Migration): boolean =>
  statements.some((statement) => /^-- stops all nodes: \S/m.test(statement))

/** When the newest migration that the database has was made; undefined for an empty database. Writes nothing. */
export async function newestApplied(client: Client): Promise<number | undefined> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal")
  if (!found[0]?.journal) return undefined
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return rows[0]?.newest ? Number(rows[0].newest) : undefined
}

/** Milliseconds: whoever wants a table after us waits as long as we do, and a backup reads for hours. */
const patient = { lock: 2_000, pause: 1_000, most: 10 * 60_000 }

export type Patience = typeof patient

/** Brings one migration and its line in the journal into the database, or neither. Locks are asked for again and again. */
export async function applyMigration(
  client: Client,
  migration: Migration,
  { lock, pause, most }: Patience = patient,
): Promise<void> {
  for (const until = Date.now() + most; ; await rest(pause)) {
    try {
      return await applyOnce(client, migration, lock)
    } catch (error) {
      if (!isHeldUp(error) || Date.now() > until) throw error
    }
  }
}

async function applyOnce(client: Client, { statements, hash, when }: Migration, lock: number): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lock}`)
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // the first failure is the one to tell
    throw error
  }
}

/** Somebody works with a table, or a deadlock with somebody who does was ended at our cost. */
const isHeldUp = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')

/** The journal, as drizzle-kit's own migrator makes it. */
export async function ensureJournal(client: Client): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  )`)
}

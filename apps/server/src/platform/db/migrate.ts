import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Logger as QueueLogger, runMigrations } from 'graphile-worker'
import { Client, type ClientConfig, Pool } from 'pg'

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/** Any number, as long as every version of the server asks for the same one. */
export const migrationLock = 7_302_026

export const extensions = ['pg_trgm', 'btree_gin']

/** Brings the database to this version. Nodes that start together wait for each other. */
export async function migrateDatabase(connection: ClientConfig): Promise<void> {
  const client = new Client({ ...connection, application_name: 'matai-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    for (const extension of extensions) await client.query(`create extension if not exists ${extension}`)
    await migrate(drizzle(client), { migrationsFolder })
    await migrateQueue(connection)
  } finally {
    await client.end()
  }
}

/** The queue brings its tables itself, step by step: a job enqueued meanwhile would meet half of them. */
export async function migrateQueue(connection: ClientConfig): Promise<void> {
  const pgPool = new Pool({ ...connection, max: 2, application_name: 'matai-migrate' })
  // A connection that is lost fails its statement, which is told; without listeners it would end the process too.
  pgPool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool, logger: new QueueLogger(() => () => undefined) })
  } finally {
    await pgPool.end()
  }
}

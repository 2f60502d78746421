import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/embedded.ts'
import { migrateDatabase } from '../../apps/server/src/platform/db/migrate.ts'
import { databaseOfWorker, inDatabase, workers } from './worker-databases.ts'

/**
 * Gives the database tests a fresh embedded database in DATABASE_URL, unless the caller gave one, and in it one migrated
 * database for each worker: what one test file does to everybody's rows no other one sees at the same time.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const stop = process.env.DATABASE_URL ? undefined : await startOwn()
  const url = process.env.DATABASE_URL ?? ''
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  let template = 'template1'
  for (const worker of workers) {
    const name = databaseOfWorker(rows[0]?.name ?? '', worker)
    await client.query(`drop database if exists "${name}" with (force)`)
    await client.query(`create database "${name}" template "${template}"`)
    await migrateDatabase({ connectionString: inDatabase(url, () => name) })
    template = name
  }
  await client.end()
  return stop
}

async function startOwn(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'matai-test-'))
  chmodSync(folder, 0o755)
  const log = { info: () => undefined, warn: console.warn, error: console.error }
  const database = await startEmbedded({ dataDir: join(folder, 'data'), address: 'npm test', log })
  process.env.DATABASE_URL = database.url
  await withoutDisk(database.url)
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** No test cuts the power of this cluster: what it writes need not be on the disk before it goes on. */
async function withoutDisk(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes']) await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

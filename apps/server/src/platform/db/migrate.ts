import { createTranslator } from '@matai/i18n'
import { Logger as QueueLogger, runMigrations } from 'graphile-worker'
import { Client, type ClientConfig, Pool } from 'pg'
import { systemLanguage } from '../settings/system-language.ts'
import { StartError } from '../start-error.ts'
import { dropBiViews, makeBiViews } from './bi/bi-roles.ts'
import { isServed } from './is-served.ts'
import { migrationLock } from './migrate-lock.ts'
import {
  applyMigration,
  ensureJournal,
  knownMigrations,
  type Migration,
  type Patience,
  newestApplied,
  stopsAllNodes,
} from './migrations.ts'

export const extensions = ['pg_trgm', 'btree_gin']

interface MigrateOptions {
  /** Hears how far an upgrade is: on a large database it takes minutes. */
  tell?: (sentence: string) => void
  migrations?: Migration[]
  /** For tables that somebody works with. */
  patience?: Patience
}

/**
 * Brings the database to this version. Nodes that start together wait for each other. Data of a newer version are refused
 * before anything is written.
 */
export async function migrateDatabase(connection: ClientConfig, options: MigrateOptions = {}): Promise<void> {
  const { tell = () => undefined, migrations = knownMigrations(), patience } = options
  const say = createTranslator(systemLanguage(process.env))
  const client = new Client({ ...connection, application_name: 'matai-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const newest = await newestApplied(client)
    if (newest !== undefined && newest > (migrations.at(-1)?.when ?? 0)) throw new StartError(say('starting.newerData'))
    for (const extension of extensions) await client.query(`create extension if not exists ${extension}`)
    await ensureJournal(client)
    const pending = migrations.filter(({ when }) => newest === undefined || when > newest)
    if (pending.some(stopsAllNodes) && (await isServed((query) => client.query(query))))
      throw new StartError(say('starting.stopAll'))
    const readers = pending.length > 0 ? await dropBiViews(client) : []
    for (const [index, migration] of pending.entries()) {
      const params = { index: index + 1, total: pending.length, name: migration.name }
      if (newest !== undefined) tell(say('starting.upgrading', params))
      await applyMigration(client, migration, patience)
    }
    await makeBiViews(client, readers)
    await migrateQueue(connection)
    if (newest !== undefined && pending.length > 0) tell(say('starting.upgraded'))
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

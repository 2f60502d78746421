import { Client, type ClientConfig, DatabaseError } from 'pg'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { nameOfRun } from './everybody.ts'

/** Milliseconds for which somebody is waited for who lets go of an import just now. */
const patience = 3_000
const connectWithin = 5_000
/** SQLSTATE of a lock that did not come in time. */
const lockNotAvailable = '55P03'

export interface Hold {
  /** False where a connection still holds it, of a worker that lives or of one that vanished without a word. */
  isOurs: boolean
  release(): Promise<void>
}

/** Holds an import for as long as this process lives: with its connection, the database lets go of it at once. */
export async function holdRun(connection: ClientConfig, accountId: AccountId, id: number): Promise<Hold> {
  const client = new Client({
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: connectWithin,
    application_name: 'matai-archive',
  })
  client.on('error', () => undefined) // without the lock the run goes on, until somebody takes it up
  const release = () => client.end().catch(() => undefined) // it may be broken already
  try {
    await client.connect()
    await client.query(`set lock_timeout = ${patience}`)
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [nameOfRun(accountId, id)])
    return { isOurs: true, release }
  } catch (error) {
    if (error instanceof DatabaseError && error.code === lockNotAvailable) return { isOurs: false, release }
    await release()
    throw error
  }
}

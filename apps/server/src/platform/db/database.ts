import { type ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'
import { isOutage } from '../http/outage.ts'
import { behindPooler } from './behind-pooler.ts'
import { nameTimeouts } from './named-timeouts.ts'
import type { Whose } from './account-id.ts'
import { givingBack } from './give-back.ts'
import { createOncePerOutage } from './once-per-outage.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { openReplica } from './replica.ts'
import { logSlowQueries } from './slow-queries.ts'
import { type Around, joinedTx, joinedVerb, together, whole } from './together.ts'
import { isUndone, tryAgain } from './try-again.ts'
import type { Tx } from './tx.ts'

export type { Tx } from './tx.ts'

/**
 * Runs `work` in one transaction of an account: committed when it returns, undone when it throws. What was undone by a
 * deadlock is tried again, so `work` does nothing outside of the database that must not be done twice.
 */
export type Transact = <Result>(whose: Whose, work: (tx: Tx) => Promise<Result>) => Promise<Result>

export interface Database {
  pool: Pool
  tx: Tx
  transact: Transact
  /**
   * As `transact`, where verbs are called that begin transactions of their own: those are parts of it. Beside it they
   * would be committed without it, and wait for a second connection while it holds one.
   */
  whole: Transact
  /** Runs a verb whose transactions are all one, committed with what it answers. */
  together<Result>(verb: () => Promise<Result>, around: Around<Result>): Promise<Result>
  /** How the database is reached; where `pooled`, through a pooler that gives a connection for a transaction only. */
  connection: ClientConfig
  pooled: boolean
  /** The same database without a pooler: for what needs a connection of its own. */
  direct: ClientConfig
  /** What long reading is done with: a standby that is not behind, else the database itself. */
  forReading(): Promise<Tx>
  /** The same for what can be asked again: a standby that goes away meanwhile, or undoes it, is not waited for. */
  reading<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Whatever is read from here on has all that was committed until now: for a file, which is made once and kept. */
  readFromNow(): void
  close(): Promise<void>
}

/** Milliseconds that a request waits for a connection before it is told to try again later. */
const connectionTimeout = 5_000
/** Milliseconds after which the server ends a statement; below the 30 s of a request. */
const statementTimeout = 20_000
/** Milliseconds that a connection is kept for the next burst; the first statements of a new one are slow. */
const idleTimeout = 120_000

export function openDatabase({
  connection,
  direct,
  replica,
  size,
  log,
  slowMs = 0,
  patience = connectionTimeout,
}: {
  connection: ClientConfig
  /** Where `connection` is that of a pooler in transaction mode. */
  direct?: ClientConfig | undefined
  replica?: ClientConfig | undefined
  size: number
  log: Logger
  /** From how many milliseconds on a statement is logged as slow; 0 for never. */
  slowMs?: number
  /** For how many milliseconds a statement waits for a free connection. */
  patience?: number
}): Database {
  const pool = oneAtATime(openPool({ connection, size, patience, isPooled: direct !== undefined }))
  // Without a listener a server that stops would end this process too. All connections break at once: one line says it.
  const once = createOncePerOutage()
  const tell = (error: Error) => once(() => log.warn({ error: error.message }, 'database connection lost'))
  pool.on('error', tell)
  pool.on('connect', (client) => client.on('error', tell))
  logSlowQueries(pool, { log, ms: slowMs })
  const db = givingBack(pool)
  // Statements of a verb whose transactions are one are part of that, wherever they are made.
  const tx: Tx = new Proxy(db, { get: (_, name) => bound(joinedTx() ?? db, name) })
  const reader = replica && openReplica({ connection: replica, pool, log })
  const standby = async () => (joinedTx() ? undefined : await reader?.current())
  return {
    pool,
    tx,
    pooled: direct !== undefined,
    direct: direct ?? connection,
    forReading: async () => (await standby()) ?? tx,
    async reading(work) {
      const there = await standby()
      if (!there) return work(tx)
      try {
        return await work(there)
      } catch (error) {
        if (!isOutage(error) && !isUndone(error)) throw error
        reader?.lookAgain()
        return work(tx)
      }
    },
    readFromNow: () => reader?.lookAgain(),
    transact: (_whose, work) => joinedVerb()?.join(work) ?? tryAgain(() => db.transaction(work)),
    whole: (_whose, work) => joinedVerb()?.join(work) ?? whole(db, work),
    together: (verb, around) => together(db, verb, around),
    connection,
    async close() {
      await reader?.close()
      await pool.end()
    },
  }
}

function openPool({
  connection,
  size,
  patience,
  isPooled,
}: {
  connection: ClientConfig
  size: number
  patience: number
  isPooled: boolean
}): Pool {
  const times = { connectionTimeoutMillis: patience, idleTimeoutMillis: idleTimeout }
  const shared = { ...connection, ...times, max: size, application_name: 'matai' }
  // A pooler refuses what it cannot keep for a connection, so its statements are limited here and in transactions.
  if (isPooled) return nameTimeouts(behindPooler(new Pool(shared), { limit: statementTimeout }))
  const limits = { statement_timeout: statementTimeout, idle_in_transaction_session_timeout: statementTimeout }
  return nameTimeouts(new Pool({ ...shared, ...limits }))
}

function bound(tx: Tx, name: string | symbol): unknown {
  const value: unknown = Reflect.get(tx, name)
  return typeof value === 'function' ? value.bind(tx) : value
}

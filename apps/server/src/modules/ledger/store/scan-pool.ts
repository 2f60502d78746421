import { type ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'
import { behindPooler } from '../../../platform/db/behind-pooler.ts'
import { nameTimeouts } from '../../../platform/db/named-timeouts.ts'
import { createOncePerOutage } from '../../../platform/db/once-per-outage.ts'

/** Milliseconds: a visitor is told within two seconds that the database is away. */
const connectWithin = 1_000
const answerWithin = 1_800

interface ScanPoolOptions {
  connection: ClientConfig
  /** Whether a pooler stands between, which gives a connection for a transaction only. */
  pooled: boolean
  /** Most connections. The ledger needs one of its own; reading codes a few, in another pool, so that neither waits. */
  size: number
  log: Logger
}

/** Connections that scans use and nobody else: a busy console must not make visitors wait. */
export function openScanPool({ connection, pooled, size, log }: ScanPoolOptions): Pool {
  const shared = {
    ...connection,
    max: size,
    connectionTimeoutMillis: connectWithin,
    query_timeout: answerWithin,
    // A new connection plans with an empty cache, for tens of milliseconds of a visitor; they are few, so none is let go.
    idleTimeoutMillis: 0,
    keepAlive: true,
    application_name: 'matai-scan',
  }
  const pool = nameTimeouts(
    pooled
      ? behindPooler(new Pool(shared), { limit: answerWithin })
      : new Pool({ ...shared, statement_timeout: answerWithin }),
  )
  const once = createOncePerOutage()
  // Without a listener a server that stops would end this process too.
  pool.on('error', (error) => once(() => log.warn({ error: error.message }, 'a connection for scans was lost')))
  return pool
}

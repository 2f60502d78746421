import { type ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'
import { nameTimeouts } from '../../../platform/db/named-timeouts.ts'
import { createOncePerOutage } from '../../../platform/db/once-per-outage.ts'

/** Milliseconds: a visitor is told within two seconds that the database is away. */
const connectWithin = 1_000
const answerWithin = 1_800

interface ScanPoolOptions {
  connection: ClientConfig
  /** Most connections. The ledger needs one of its own; reading codes a few, in another pool, so that neither waits. */
  size: number
  log: Logger
}

/** Connections that scans use and nobody else: a busy console must not make visitors wait. */
export function openScanPool({ connection, size, log }: ScanPoolOptions): Pool {
  const pool = nameTimeouts(
    new Pool({
      ...connection,
      max: size,
      connectionTimeoutMillis: connectWithin,
      query_timeout: answerWithin,
      statement_timeout: answerWithin,
      keepAlive: true,
      application_name: 'matai-scan',
    }),
  )
  const once = createOncePerOutage()
  // Without a listener a server that stops would end this process too.
  pool.on('error', (error) => once(() => log.warn({ error: error.message }, 'a connection for scans was lost')))
  return pool
}

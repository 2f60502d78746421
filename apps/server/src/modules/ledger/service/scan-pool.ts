import { type ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'

/** One writes, the others read codes; so a busy console never makes a visitor wait for a connection. */
const connections = 4
/** Milliseconds: a visitor is told within two seconds that the database is away. */
const connectWithin = 1_000
const answerWithin = 1_800

/** The connections that scans use and nobody else. */
export function openScanPool({ connection, log }: { connection: ClientConfig; log: Logger }): Pool {
  const pool = new Pool({
    ...connection,
    max: connections,
    connectionTimeoutMillis: connectWithin,
    query_timeout: answerWithin,
    statement_timeout: answerWithin,
    keepAlive: true,
    application_name: 'matai-scan',
  })
  // Without a listener a server that stops would end this process too.
  pool.on('error', (error) => log.warn({ error: error.message }, 'a connection for scans was lost'))
  return pool
}

import { type ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'

/** Two jobs at a time, the listening for new ones, and what the queue looks after. */
const size = 4

/** Connections of the queue to the database itself, where everything else goes through a pooler. */
export function openQueuePool(connection: ClientConfig, log: Pick<Logger, 'warn'>): Pool {
  const pool = new Pool({ ...connection, max: size, connectionTimeoutMillis: 5_000, application_name: 'matai-queue' })
  pool.on('error', (error) => log.warn({ error: error.message }, 'a connection of the queue was lost'))
  return pool
}

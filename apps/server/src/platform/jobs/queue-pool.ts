import { type ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'
import { createOncePerOutage } from '../db/once-per-outage.ts'

/** Two jobs at a time, the listening for new ones, and what the queue looks after. */
const size = 4

/** Connections of the queue to the database itself, where everything else goes through a pooler. */
export function openQueuePool(connection: ClientConfig, log: Pick<Logger, 'warn'>): Pool {
  const pool = new Pool({ ...connection, max: size, connectionTimeoutMillis: 5_000, application_name: 'matai-queue' })
  const once = createOncePerOutage()
  const tell = (error: Error) => once(() => log.warn({ error: error.message }, 'a connection of the queue was lost'))
  pool.on('error', tell)
  // One that is lost while it is used says so itself, and would end the process if nobody listened.
  pool.on('connect', (client) => client.on('error', tell))
  return pool
}

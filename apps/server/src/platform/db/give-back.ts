import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { isOutage } from '../http/outage.ts'

/**
 * Asks a pool, and gives each connection back however its transaction ends. The library by itself keeps one for ever whose
 * `begin` fails, as it does where the database goes away at that moment; after a few of these nobody gets one any more.
 */
export function givingBack(pool: Pool): NodePgDatabase {
  const db = drizzle(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let isGone = false
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      isGone = isOutage(error)
      throw error
    } finally {
      client.release(isGone)
    }
  }
  return db
}

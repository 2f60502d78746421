import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'

/**
 * Lets one transaction at a time change what an account is and who works in it. Not by its row: that lies on every
 * machine of a divided database, and a lock on it would be taken on all of them.
 */
export async function holdAccount(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${accountId}`}, 0))`)
}

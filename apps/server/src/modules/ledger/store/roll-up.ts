import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { scanRollup } from '../table.ts'

/** The only row. */
export const only = 1

/** Up to where scans are added up, held until the transaction ends: of two workers one waits. Undefined before the first. */
export async function lockRollup(tx: Tx): Promise<Date | undefined> {
  const [row] = await tx.select().from(scanRollup).where(eq(scanRollup.id, only)).for('update')
  return row?.until
}

export async function moveRollup(tx: Tx, until: Date): Promise<void> {
  await tx.update(scanRollup).set({ until }).where(eq(scanRollup.id, only))
}

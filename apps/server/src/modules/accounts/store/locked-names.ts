import { asc, eq, gt, lte } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { lockedName } from '../table.ts'

export type LockedNameRow = typeof lockedName.$inferSelect

/** Written once for a window: whoever goes on trying makes no more work. */
export async function putLockedName(tx: Tx, row: LockedNameRow): Promise<void> {
  const { name, limit, lockedAt, until } = row
  await tx
    .insert(lockedName)
    .values(row)
    .onConflictDoUpdate({
      target: lockedName.handle,
      set: { name, limit, lockedAt, until },
      setWhere: lte(lockedName.until, lockedAt),
    })
}

/** Those whose window has not ended, the longest locked first. */
export function listLockedNames(tx: Tx, now: Date, limit: number): Promise<LockedNameRow[]> {
  return tx.select().from(lockedName).where(gt(lockedName.until, now)).orderBy(asc(lockedName.lockedAt)).limit(limit)
}

/** The counters that a name has met the limit of. */
export async function takeLockedHandles(tx: Tx, name: string): Promise<string[]> {
  const gone = await tx.delete(lockedName).where(eq(lockedName.name, name)).returning({ handle: lockedName.handle })
  return gone.map(({ handle }) => handle)
}

export async function deleteEndedLocks(tx: Tx, now: Date): Promise<void> {
  await tx.delete(lockedName).where(lte(lockedName.until, now))
}

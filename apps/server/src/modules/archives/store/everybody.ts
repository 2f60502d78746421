import { and, asc, eq, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { archiveImport, archivePart } from '../table.ts'

const runs = 'archive in hand '
/** Under which a worker holds an import while it brings it in. */
export const nameOfRun = (accountId: number, id: number) => `${runs}${accountId} ${id}`

/**
 * Imports of all accounts that can be taken up, the oldest first: they wait, nobody holds them any longer, or their worker
 * has said nothing since the moment.
 */
export function listWaiting(tx: Tx, since: Date): Promise<{ accountId: number; id: number }[]> {
  const { accountId, id, state, aliveAt } = archiveImport
  const isHeld = sql`exists (select from pg_locks held where held.locktype = 'advisory' and held.objsubid = 1
    and held.database = (select oid from pg_database where datname = current_database()) and held.granted
    and (held.classid::bigint << 32) | held.objid::bigint
      = hashtextextended(${runs}::text || ${accountId} || ' ' || ${id}, 0))`
  const isLeft = and(eq(state, 'running'), or(isNull(aliveAt), lt(aliveAt, since), not(isHeld)))
  return tx
    .select({ accountId, id })
    .from(archiveImport)
    .where(or(eq(state, 'waiting'), isLeft))
    .orderBy(asc(id))
    .limit(20)
}

/** Imports of all accounts that failed before a moment, and whose archives are still kept. */
export function listKept(tx: Tx, before: Date): Promise<{ accountId: number; id: number }[]> {
  const { accountId, id, state, finishedAt, blobId } = archiveImport
  return tx
    .select({ accountId, id })
    .from(archiveImport)
    .where(and(eq(state, 'failed'), lt(finishedAt, before), isNotNull(blobId)))
    .limit(100)
}

/** Downloads of all accounts that have parts of archives. */
export function listPartTasks(tx: Tx): Promise<{ accountId: number; taskId: number }[]> {
  const { accountId, taskId } = archivePart
  return tx.selectDistinct({ accountId, taskId }).from(archivePart).limit(1_000)
}

import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { archiveImport, archivePart } from '../table.ts'

/** Imports of all accounts that wait, or whose worker has said nothing since the moment; the oldest first. */
export function listWaiting(tx: Tx, since: Date): Promise<{ accountId: number; id: number }[]> {
  const { accountId, id, state, aliveAt } = archiveImport
  const isSilent = and(eq(state, 'running'), or(isNull(aliveAt), lt(aliveAt, since)))
  return tx
    .select({ accountId, id })
    .from(archiveImport)
    .where(or(eq(state, 'waiting'), isSilent))
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

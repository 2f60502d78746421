import { and, asc, eq, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { archivePart, type PartReached } from '../table.ts'

export type PartRow = typeof archivePart.$inferSelect

const ofTask = (accountId: AccountId, taskId: number) =>
  and(eq(archivePart.accountId, accountId), eq(archivePart.taskId, taskId))

/** In their order; at most the last one is not whole. */
export function listParts(tx: Tx, accountId: AccountId, taskId: number): Promise<PartRow[]> {
  return tx.select().from(archivePart).where(ofTask(accountId, taskId)).orderBy(asc(archivePart.place))
}

export async function insertPart(
  tx: Tx,
  accountId: AccountId,
  part: { taskId: number; place: number; blobId: string },
): Promise<void> {
  await tx.insert(archivePart).values({ accountId, ...part })
}

export async function endPart(
  tx: Tx,
  accountId: AccountId,
  { taskId, place, reached }: { taskId: number; place: number; reached: PartReached },
): Promise<void> {
  await tx
    .update(archivePart)
    .set({ reached })
    .where(and(ofTask(accountId, taskId), eq(archivePart.place, place)))
}

/** Those whose bytes were never all kept. */
export async function deleteHalves(tx: Tx, accountId: AccountId, taskId: number): Promise<void> {
  await tx.delete(archivePart).where(and(ofTask(accountId, taskId), isNull(archivePart.reached)))
}

export async function deleteParts(tx: Tx, accountId: AccountId, taskId: number): Promise<void> {
  await tx.delete(archivePart).where(ofTask(accountId, taskId))
}

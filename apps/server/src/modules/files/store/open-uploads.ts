import { and, eq, inArray, lt } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { openUpload } from '../table.ts'

export type OpenUpload = typeof openUpload.$inferSelect

/** Uploads of an account that were begun, the oldest first; some may be gone from the disk. */
export function listOpenUploads(tx: Tx, accountId: AccountId): Promise<OpenUpload[]> {
  return tx.select().from(openUpload).where(eq(openUpload.accountId, accountId)).orderBy(openUpload.createdAt)
}

export async function insertOpenUpload(
  tx: Tx,
  accountId: AccountId,
  upload: Omit<OpenUpload, 'accountId'>,
): Promise<void> {
  await tx.insert(openUpload).values({ accountId, ...upload })
}

/** Those that were begun before a moment. */
export async function deleteOldUploads(tx: Tx, accountId: AccountId, before: Date): Promise<void> {
  await tx.delete(openUpload).where(and(eq(openUpload.accountId, accountId), lt(openUpload.createdAt, before)))
}

export async function deleteOpenUploads(tx: Tx, accountId: AccountId, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(openUpload).where(and(eq(openUpload.accountId, accountId), inArray(openUpload.id, ids)))
}

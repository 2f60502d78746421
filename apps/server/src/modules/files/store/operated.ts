import { and, eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FileRow } from './files.ts'
import { file } from '../table.ts'

const own = (accountId: AccountId, id: string) => and(eq(file.accountId, accountId), eq(file.id, id))

/** Holds a file until the transaction ends. */
export async function lockFile(tx: Tx, accountId: AccountId, id: string): Promise<FileRow | undefined> {
  const [row] = await tx.select().from(file).where(own(accountId, id)).for('update')
  return row
}

export async function setFileBlock(
  tx: Tx,
  accountId: AccountId,
  id: string,
  { blockedAt, blockReason }: { blockedAt: Date | null; blockReason: string },
): Promise<void> {
  await tx.update(file).set({ blockedAt, blockReason }).where(own(accountId, id))
}

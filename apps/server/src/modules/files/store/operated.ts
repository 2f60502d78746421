import { and, eq } from 'drizzle-orm'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FileRow } from '../store.ts'
import { file } from '../table.ts'
import { findPublicFile } from './everybody.ts'

const own = (accountId: AccountId, id: string) => and(eq(file.accountId, accountId), eq(file.id, id))

/** A file of whatever account, held until the transaction ends: only what whoever runs the server does comes here. */
export async function lockAnyFile(tx: Tx, id: string): Promise<FileRow | undefined> {
  const [found] = await findPublicFile(tx, id)
  if (!found) return undefined
  const [row] = await tx
    .select()
    .from(file)
    .where(own(mintAccountId(found.accountId), id))
    .for('update')
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

import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { FileRow } from '../store.ts'
import { file } from '../table.ts'

/** A file of whatever account, held until the transaction ends: only what whoever runs the server does comes here. */
export async function lockAnyFile(tx: Tx, id: string): Promise<FileRow | undefined> {
  const [row] = await tx.select().from(file).where(eq(file.id, id)).for('update')
  return row
}

export async function setFileBlock(
  tx: Tx,
  id: string,
  { blockedAt, blockReason }: { blockedAt: Date | null; blockReason: string },
): Promise<void> {
  await tx.update(file).set({ blockedAt, blockReason }).where(eq(file.id, id))
}

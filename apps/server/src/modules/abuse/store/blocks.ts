import { and, desc, eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeBlock } from '../table.ts'

export type BlockRow = typeof codeBlock.$inferSelect

export async function insertBlock(
  tx: Tx,
  values: Omit<typeof codeBlock.$inferInsert, 'accountId'> & { accountId: AccountId },
): Promise<void> {
  await tx.insert(codeBlock).values(values)
}

/** The newest first; the first one counts. */
export function listBlocksOf(tx: Tx, accountId: AccountId, qrCodeId: string, limit: number): Promise<BlockRow[]> {
  return tx
    .select()
    .from(codeBlock)
    .where(and(eq(codeBlock.accountId, accountId), eq(codeBlock.qrCodeId, qrCodeId)))
    .orderBy(desc(codeBlock.id))
    .limit(limit)
}

export async function findBlock(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<BlockRow | undefined> {
  const [row] = await listBlocksOf(tx, accountId, qrCodeId, 1)
  return row
}

type Change = Partial<Omit<BlockRow, 'accountId' | 'id' | 'qrCodeId'>>

export async function updateBlock(tx: Tx, accountId: AccountId, id: number, change: Change): Promise<BlockRow> {
  const [row] = await tx
    .update(codeBlock)
    .set(change)
    .where(and(eq(codeBlock.accountId, accountId), eq(codeBlock.id, id)))
    .returning()
  if (!row) throw new Error('a block that was just read is gone')
  return row
}

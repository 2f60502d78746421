import { and, eq, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeImport } from '../table.ts'

export async function insertCodeImport(
  tx: Tx,
  values: Omit<typeof codeImport.$inferInsert, 'accountId'> & { accountId: AccountId },
): Promise<number> {
  const [row] = await tx.insert(codeImport).values(values).returning({ id: codeImport.id })
  if (!row) throw new Error('an import was not inserted')
  return row.id
}

const own = (accountId: AccountId, id: number) => and(eq(codeImport.accountId, accountId), eq(codeImport.id, id))

/** The codes of an import that was not taken back. */
export async function lockCodeImport(tx: Tx, accountId: AccountId, id: number): Promise<string[] | undefined> {
  const [row] = await tx
    .select({ qrCodeIds: codeImport.qrCodeIds })
    .from(codeImport)
    .where(and(own(accountId, id), isNull(codeImport.undoneAt)))
    .for('update')
  return row?.qrCodeIds
}

export async function endCodeImport(tx: Tx, accountId: AccountId, id: number, now: Date): Promise<void> {
  await tx.update(codeImport).set({ undoneAt: now }).where(own(accountId, id))
}

import { and, eq, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { collaboratorImport, type ImportedPerson } from '../table.ts'

export type ImportRow = typeof collaboratorImport.$inferSelect

export async function insertImport(
  tx: Tx,
  values: { accountId: AccountId; userId: number; at: Date; people: ImportedPerson[] },
): Promise<number | undefined> {
  const [row] = await tx.insert(collaboratorImport).values(values).returning({ id: collaboratorImport.id })
  return row?.id
}

/** One that was not taken back yet; held, so that it is taken back once. */
export async function lockImport(tx: Tx, accountId: AccountId, id: number): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(collaboratorImport)
    .where(
      and(
        eq(collaboratorImport.accountId, accountId),
        eq(collaboratorImport.id, id),
        isNull(collaboratorImport.undoneAt),
      ),
    )
    .for('update')
  return row
}

export async function endImport(tx: Tx, accountId: AccountId, id: number, now: Date): Promise<void> {
  await tx
    .update(collaboratorImport)
    .set({ undoneAt: now, people: [] })
    .where(and(eq(collaboratorImport.accountId, accountId), eq(collaboratorImport.id, id)))
}

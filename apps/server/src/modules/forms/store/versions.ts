import { and, eq, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formVersion } from '../table.ts'

export type VersionRow = typeof formVersion.$inferSelect

export async function findVersion(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  number: number,
): Promise<VersionRow | undefined> {
  const one = and(eq(formVersion.accountId, accountId), eq(formVersion.formId, formId), eq(formVersion.number, number))
  const [row] = await tx.select().from(formVersion).where(one)
  return row
}

export async function insertVersion(tx: Tx, values: VersionRow & { accountId: AccountId }): Promise<void> {
  await tx.insert(formVersion).values(values)
}

/** Fillers get it from now on; one that they had before keeps its moment. */
export async function markPublished(
  tx: Tx,
  accountId: AccountId,
  { formId, number }: Pick<VersionRow, 'formId' | 'number'>,
  now: Date,
): Promise<void> {
  const one = and(eq(formVersion.accountId, accountId), eq(formVersion.formId, formId), eq(formVersion.number, number))
  await tx
    .update(formVersion)
    .set({ publishedAt: now })
    .where(and(one, isNull(formVersion.publishedAt)))
}

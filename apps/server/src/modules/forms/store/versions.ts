import { and, eq } from 'drizzle-orm'
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

import { and, eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formSetting } from '../table.ts'

export type SettingRow = typeof formSetting.$inferSelect
export type SettingParts = Pick<SettingRow, 'fillers' | 'submitPage' | 'limits' | 'closing' | 'redirect'>

/** Undefined while nothing was set. */
export async function findSetting(tx: Tx, accountId: AccountId, formId: number): Promise<SettingRow | undefined> {
  const [row] = await tx
    .select()
    .from(formSetting)
    .where(and(eq(formSetting.accountId, accountId), eq(formSetting.formId, formId)))
  return row
}

/** Sets some parts, the others stay. */
export async function putSetting(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  parts: Partial<SettingParts> & { updatedAt: Date },
): Promise<void> {
  await tx
    .insert(formSetting)
    .values({ accountId, formId, ...parts })
    .onConflictDoUpdate({ target: [formSetting.accountId, formSetting.formId], set: parts })
}

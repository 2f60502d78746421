import type { FormClosing } from '@matai/contract'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { form, formSetting } from '../table.ts'

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

/** When forms take records, by their ids; those of which nothing was set are missing. */
export async function closingsOf(
  tx: Tx,
  accountId: AccountId,
  formIds: readonly number[],
): Promise<ReadonlyMap<number, FormClosing | null>> {
  if (formIds.length === 0) return new Map()
  const rows = await tx
    .select({ formId: formSetting.formId, closing: formSetting.closing })
    .from(formSetting)
    .where(and(eq(formSetting.accountId, accountId), inArray(formSetting.formId, [...formIds])))
  return new Map(rows.map(({ formId, closing }) => [formId, closing]))
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

/** Published forms that are not for anybody, the last changed first, at most so many. */
export const listBound = (tx: Tx, accountId: AccountId, limit: number) =>
  tx
    .select({ id: form.id, title: form.title, setting: formSetting })
    .from(form)
    .innerJoin(formSetting, and(eq(formSetting.accountId, form.accountId), eq(formSetting.formId, form.id)))
    .where(
      and(
        eq(form.accountId, accountId),
        isNull(form.deletedAt),
        isNotNull(form.published),
        sql`coalesce(${formSetting.fillers}->>'who', 'anyone') <> 'anyone'`,
      ),
    )
    .orderBy(desc(form.updatedAt), desc(form.id))
    .limit(limit)

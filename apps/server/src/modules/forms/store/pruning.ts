import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { form, formLink, formRule, formSetting, formTip, formVersion } from '../table.ts'

const versionsOf = (accountId: AccountId, formIds: readonly number[]) =>
  and(eq(formVersion.accountId, accountId), inArray(formVersion.formId, [...formIds]))

/** Drafts that nobody ever filled in, from before a moment; the newest version of each form stays. */
export async function deleteOldDrafts(
  tx: Tx,
  accountId: AccountId,
  formIds: readonly number[],
  before: Date,
): Promise<void> {
  const newest = sql`(select ${form.version} from ${form} where ${form.accountId} = ${accountId} and ${form.id} = ${formVersion.formId})`
  await tx
    .delete(formVersion)
    .where(
      and(
        versionsOf(accountId, formIds),
        isNull(formVersion.publishedAt),
        lt(formVersion.savedAt, before),
        sql`${formVersion.number} <> ${newest}`,
      ),
    )
}

/** What no record names of forms: all versions, or only those that were never published. */
export async function deleteVersions(
  tx: Tx,
  accountId: AccountId,
  formIds: readonly number[],
  { published }: { published: boolean },
): Promise<void> {
  if (formIds.length === 0) return
  await tx
    .delete(formVersion)
    .where(and(versionsOf(accountId, formIds), published ? undefined : isNull(formVersion.publishedAt)))
}

/** What was set of forms: who may fill them, tips, links, rules. */
export async function deleteSettings(tx: Tx, accountId: AccountId, formIds: readonly number[]): Promise<void> {
  for (const table of [formSetting, formLink, formTip, formRule] as const)
    await tx.delete(table).where(and(eq(table.accountId, accountId), inArray(table.formId, [...formIds])))
}

import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { byAccount } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { form, formVersion } from '../table.ts'

/** Forms with drafts that are older than a moment and not their newest version, by account. */
export async function formsWithOldDrafts(tx: Tx, before: Date): Promise<[AccountId, { id: number }[]][]> {
  const rows = await tx
    .selectDistinct({ accountId: form.accountId, id: form.id })
    .from(formVersion)
    .innerJoin(form, and(eq(form.accountId, formVersion.accountId), eq(form.id, formVersion.formId)))
    .where(and(isNull(formVersion.publishedAt), lt(formVersion.savedAt, before), ne(formVersion.number, form.version)))
  return byAccount(rows)
}

/** Forms that were deleted in a stretch of time, by account. */
export async function deletedWithin(
  tx: Tx,
  { after, before }: { after: Date; before: Date },
): Promise<[AccountId, { id: number }[]][]> {
  const rows = await tx
    .select({ accountId: form.accountId, id: form.id })
    .from(form)
    .where(and(gt(form.deletedAt, after), lt(form.deletedAt, before)))
  return byAccount(rows)
}

import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { form, formLink } from '../table.ts'

export interface LinkRow {
  formId: number
  title: string
  number: number
  text: string
  isPublished: boolean
}

/** In their order; forms that were deleted since are left out. */
export function listLinks(tx: Tx, accountId: AccountId, formId: number): Promise<LinkRow[]> {
  return tx
    .select({
      formId: form.id,
      title: form.title,
      number: form.number,
      text: formLink.text,
      isPublished: sql<boolean>`${form.published} is not null`,
    })
    .from(formLink)
    .innerJoin(form, and(eq(form.accountId, formLink.accountId), eq(form.id, formLink.targetId)))
    .where(and(eq(formLink.accountId, accountId), eq(formLink.formId, formId), isNull(form.deletedAt)))
    .orderBy(asc(formLink.place))
}

export async function replaceLinks(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  links: readonly { formId: number; text: string }[],
): Promise<void> {
  await tx.delete(formLink).where(and(eq(formLink.accountId, accountId), eq(formLink.formId, formId)))
  if (links.length === 0) return
  const rows = links.map((link, place) => ({ accountId, formId, targetId: link.formId, place, text: link.text }))
  await tx.insert(formLink).values(rows)
}

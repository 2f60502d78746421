import { and, asc, eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formRule } from '../table.ts'

export type RuleRow = typeof formRule.$inferSelect
export type RuleValues = Pick<RuleRow, 'kind' | 'when' | 'redirect'>

const ofForm = (accountId: AccountId, formId: number) =>
  and(eq(formRule.accountId, accountId), eq(formRule.formId, formId))

/** Those of a form, the first made first. */
export function listRules(tx: Tx, accountId: AccountId, formId: number): Promise<RuleRow[]> {
  return tx.select().from(formRule).where(ofForm(accountId, formId)).orderBy(asc(formRule.id))
}

export async function insertRule(tx: Tx, accountId: AccountId, formId: number, values: RuleValues): Promise<void> {
  await tx.insert(formRule).values({ accountId, formId, ...values })
}

/** False when the form has no such rule of this kind. */
export async function updateRule(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { id, kind, ...values }: RuleValues & { id: number },
): Promise<boolean> {
  const one = and(ofForm(accountId, formId), eq(formRule.id, id), eq(formRule.kind, kind))
  const { rowCount } = await tx.update(formRule).set(values).where(one)
  return rowCount === 1
}

/** False when the form has no such rule. */
export async function deleteRule(tx: Tx, accountId: AccountId, formId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.delete(formRule).where(and(ofForm(accountId, formId), eq(formRule.id, id)))
  return rowCount === 1
}

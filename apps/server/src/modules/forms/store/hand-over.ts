import { and, count, eq, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { form } from '../table.ts'

const of = (accountId: AccountId, userId: number) =>
  and(eq(form.accountId, accountId), eq(form.createdBy, userId), isNull(form.deletedAt))

export async function countFormsOf(tx: Tx, accountId: AccountId, userId: number): Promise<number> {
  const [row] = await tx.select({ forms: count() }).from(form).where(of(accountId, userId))
  return row?.forms ?? 0
}

export async function handOverForms(tx: Tx, accountId: AccountId, who: { from: number; to: number }): Promise<number> {
  const { rowCount } = await tx.update(form).set({ createdBy: who.to }).where(of(accountId, who.from))
  return rowCount ?? 0
}

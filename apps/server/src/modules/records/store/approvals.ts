import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formApproval, formRecord, recordApproval } from '../table/records.ts'

export type StepRow = typeof recordApproval.$inferSelect
export type Levels = (typeof formApproval.$inferSelect)['levels']

/** None where records of the form need no approval. */
export async function levelsOf(tx: Tx, accountId: AccountId, formId: number): Promise<Levels> {
  const [row] = await tx
    .select({ levels: formApproval.levels })
    .from(formApproval)
    .where(and(eq(formApproval.accountId, accountId), eq(formApproval.formId, formId)))
  return row?.levels ?? []
}

export async function setLevels(tx: Tx, accountId: AccountId, formId: number, levels: Levels): Promise<void> {
  await tx
    .insert(formApproval)
    .values({ accountId, formId, levels })
    .onConflictDoUpdate({ target: [formApproval.accountId, formApproval.formId], set: { levels } })
}

export function stepsOf(tx: Tx, accountId: AccountId, recordIds: readonly number[]): Promise<StepRow[]> {
  if (recordIds.length === 0) return Promise.resolve([])
  return tx
    .select()
    .from(recordApproval)
    .where(and(eq(recordApproval.accountId, accountId), inArray(recordApproval.recordId, [...recordIds])))
    .orderBy(asc(recordApproval.id))
}

/** Writes a step down, and what becomes of the record by it. */
export async function decide(
  tx: Tx,
  step: Omit<typeof recordApproval.$inferInsert, 'accountId'> & { accountId: AccountId },
  next: Pick<typeof formRecord.$inferSelect, 'approval' | 'approvalLevel'>,
): Promise<void> {
  await tx.insert(recordApproval).values(step)
  await tx
    .update(formRecord)
    .set(next)
    .where(and(eq(formRecord.accountId, step.accountId), eq(formRecord.id, step.recordId)))
}

export async function deleteSteps(tx: Tx, accountId: AccountId, recordIds: readonly number[]): Promise<void> {
  await tx
    .delete(recordApproval)
    .where(and(eq(recordApproval.accountId, accountId), inArray(recordApproval.recordId, [...recordIds])))
}

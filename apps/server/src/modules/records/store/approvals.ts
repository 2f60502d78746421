import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
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

/** Forms of which a level asks an identity group. */
export function formsWithGroups(tx: Tx, accountId: AccountId): Promise<{ formId: number; levels: Levels }[]> {
  const asks = sql`jsonb_path_exists(${formApproval.levels}, '$[*].groupIds[*]')`
  return tx
    .select({ formId: formApproval.formId, levels: formApproval.levels })
    .from(formApproval)
    .where(and(eq(formApproval.accountId, accountId), asks))
    .orderBy(asc(formApproval.formId))
}

/** Records of a form that wait for a decision, the newest first. */
export function waitingOf(tx: Tx, accountId: AccountId, formId: number, limit: number) {
  const { at, id, approval, locked } = formRecord
  return tx
    .select()
    .from(formRecord)
    .where(
      and(
        eq(formRecord.accountId, accountId),
        eq(formRecord.formId, formId),
        eq(approval, 'waiting'),
        eq(locked, false),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit)
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
): Promise<StepRow> {
  const [row] = await tx.insert(recordApproval).values(step).returning()
  if (!row) throw new Error('a decision was not inserted')
  await tx
    .update(formRecord)
    .set(next)
    .where(and(eq(formRecord.accountId, step.accountId), eq(formRecord.id, step.recordId)))
  return row
}

export async function deleteSteps(tx: Tx, accountId: AccountId, recordIds: readonly number[]): Promise<void> {
  await tx
    .delete(recordApproval)
    .where(and(eq(recordApproval.accountId, accountId), inArray(recordApproval.recordId, [...recordIds])))
}

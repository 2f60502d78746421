import { and, eq, lte } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { reminderEscalation } from '../table.ts'

export type EscalationRow = typeof reminderEscalation.$inferSelect

/** Each once: a window closes once. */
export async function insertEscalations(
  tx: Tx,
  accountId: AccountId,
  rows: readonly Omit<EscalationRow, 'accountId'>[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(reminderEscalation)
    .values(rows.map((row) => ({ accountId, ...row })))
    .onConflictDoNothing()
}

/** Takes out those whose time has come; of two workers one gets them. */
export const takeEscalations = (tx: Tx, accountId: AccountId, now: Date): Promise<EscalationRow[]> =>
  tx
    .delete(reminderEscalation)
    .where(and(eq(reminderEscalation.accountId, accountId), lte(reminderEscalation.dueAt, now)))
    .returning()

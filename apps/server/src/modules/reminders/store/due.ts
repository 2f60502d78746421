import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { reminderRule } from '../table.ts'
import type { RuleRow } from './rules.ts'

const mine = (accountId: AccountId) => and(eq(reminderRule.accountId, accountId), isNotNull(reminderRule.lookedAt))

/** Rules about what is due, held so that one worker looks. */
export const lockAwaitingDue = (tx: Tx, accountId: AccountId): Promise<RuleRow[]> =>
  tx.select().from(reminderRule).where(mine(accountId)).orderBy(asc(reminderRule.id)).for('update')

export async function setLooked(tx: Tx, accountId: AccountId, ids: readonly number[], lookedAt: Date): Promise<void> {
  await tx
    .update(reminderRule)
    .set({ lookedAt })
    .where(and(mine(accountId), inArray(reminderRule.id, [...ids])))
}

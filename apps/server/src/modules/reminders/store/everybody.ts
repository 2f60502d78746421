import { and, count, eq, inArray, isNotNull, lt, lte } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { accountsIn } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { reminder, reminderEscalation, reminderReceiver, reminderRule } from '../table.ts'

const { accountId } = reminder

/** Accounts with messages that have waited long enough. */
export const accountsDue = async (tx: Tx, now: Date): Promise<AccountId[]> =>
  accountsIn(
    await tx
      .selectDistinct({ accountId })
      .from(reminder)
      .where(and(eq(reminder.state, 'waiting'), lte(reminder.dueAt, now))),
  )

/** Accounts with windows of which rules want to hear now whether something is still open. */
export const accountsEscalating = async (tx: Tx, now: Date): Promise<AccountId[]> =>
  accountsIn(
    await tx
      .selectDistinct({ accountId: reminderEscalation.accountId })
      .from(reminderEscalation)
      .where(lte(reminderEscalation.dueAt, now)),
  )

/** Accounts with rules about what is due that nobody has looked for since a moment. */
export const accountsAwaitingDue = async (tx: Tx, since: Date): Promise<AccountId[]> =>
  accountsIn(
    await tx
      .selectDistinct({ accountId: reminderRule.accountId })
      .from(reminderRule)
      .where(and(isNotNull(reminderRule.lookedAt), lte(reminderRule.lookedAt, since))),
  )

/** Accounts with messages that somebody took on before a moment and never settled. */
export const accountsInterrupted = async (tx: Tx, before: Date): Promise<AccountId[]> =>
  accountsIn(
    await tx
      .selectDistinct({ accountId })
      .from(reminder)
      .where(and(eq(reminder.state, 'sending'), isNotNull(reminder.claimedAt), lt(reminder.claimedAt, before))),
  )

/** Accounts whose log goes back before a moment. */
export const accountsWithOld = async (tx: Tx, before: Date): Promise<AccountId[]> =>
  accountsIn(await tx.selectDistinct({ accountId }).from(reminder).where(lt(reminder.at, before)))

/** Receivers by account; accounts without any are missing. */
export async function countReceiversOf(tx: Tx, ids: readonly AccountId[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: reminderReceiver.accountId, n: count() })
    .from(reminderReceiver)
    .where(inArray(reminderReceiver.accountId, [...ids]))
    .groupBy(reminderReceiver.accountId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { accountsIn } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { plan, planWindow } from '../table.ts'

/** Accounts in which a window may open, closes soon, has closed, or was over `settled` and is not counted yet. */
export async function accountsDue(tx: Tx, now: Date, settled: Date): Promise<AccountId[]> {
  const opening = await tx
    .selectDistinct({ accountId: plan.accountId })
    .from(plan)
    .where(and(eq(plan.state, 'running'), isNull(plan.deletedAt), isNotNull(plan.nextAt), lte(plan.nextAt, now)))
  const closed = await tx
    .selectDistinct({ accountId: planWindow.accountId })
    .from(planWindow)
    .where(and(isNull(planWindow.judgedAt), lte(planWindow.closesAt, now)))
  const warned = await tx
    .selectDistinct({ accountId: planWindow.accountId })
    .from(planWindow)
    .where(and(isNull(planWindow.judgedAt), isNull(planWindow.warnedAt), lte(planWindow.warnsAt, now)))
  const over = await tx
    .selectDistinct({ accountId: planWindow.accountId })
    .from(planWindow)
    .where(and(isNull(planWindow.counts), isNotNull(planWindow.judgedAt), lte(planWindow.endsAt, settled)))
  return accountsIn([...opening, ...closed, ...warned, ...over])
}

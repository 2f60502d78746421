import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { account, membership, secondFactor, user } from '../table.ts'

/** What the gate asks of whoever works in an account, however they come. */
export const workerColumns = {
  userId: user.id,
  role: membership.role,
  flags: membership.flags,
  directories: membership.directories,
  viewOnly: membership.viewOnly,
  tier: account.tier,
  tierUntil: account.tierUntil,
  zone: account.zone,
  language: user.language,
  lacksSecondFactor: sql<boolean>`${account.demandsSecondFactor} and not exists (
    select 1 from ${secondFactor} where ${secondFactor.userId} = ${user.id} and ${secondFactor.confirmed})`,
}

/** Undefined when the person does not work there any more, is closing the own account, or nobody may work there. */
export async function findWorker(tx: Tx, accountId: AccountId, userId: number, now: Date) {
  const [row] = await tx
    .select(workerColumns)
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(
      and(
        eq(membership.accountId, accountId),
        eq(membership.userId, userId),
        isNull(user.closingAt),
        isNull(account.disabledAt),
        or(isNull(membership.until), gt(membership.until, now)),
      ),
    )
  return row
}

export type WorkerRow = NonNullable<Awaited<ReturnType<typeof findWorker>>>

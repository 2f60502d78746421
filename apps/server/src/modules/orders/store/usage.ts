import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UsagePoint } from '../rules/forecast.ts'
import { usageDay } from '../table.ts'

/** Days with what was used on them, the oldest first. */
export function usageSince(tx: Tx, accountId: AccountId, day: string): Promise<UsagePoint[]> {
  return tx
    .select({ day: usageDay.day, used: usageDay.used })
    .from(usageDay)
    .where(and(eq(usageDay.accountId, accountId), gte(usageDay.day, day)))
    .orderBy(asc(usageDay.day))
}

/** Written over when it runs twice; what is older than `keep` goes. */
export async function noteUsage(
  tx: Tx,
  accountId: AccountId,
  { day, used, keep }: UsagePoint & { keep: string },
): Promise<void> {
  await tx
    .insert(usageDay)
    .values({ accountId, day, used: { ...used } })
    .onConflictDoUpdate({ target: [usageDay.accountId, usageDay.day], set: { used: { ...used } } })
  await tx.delete(usageDay).where(and(eq(usageDay.accountId, accountId), lt(usageDay.day, keep)))
}

import { type LimitKey, limitOf, type LimitUsage, type Tier } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { usageOf } from '../rules.ts'

/** Counts what a limit of the tier is about; accounts that have nothing of it may be missing. */
export interface UsageCounter {
  key: LimitKey
  count(tx: Tx, accountIds: readonly AccountId[]): Promise<Map<number, number>>
}

/** What one account has used of the limits of its tier. */
export async function limitsUsed(
  tx: Tx,
  { accountId, tier, counters }: { accountId: AccountId; tier: Tier; counters: readonly UsageCounter[] },
): Promise<LimitUsage[]> {
  const counted = counters.map(async ({ key, count }) => {
    const used = (await count(tx, [accountId])).get(accountId) ?? 0
    return { key, used, limit: limitOf(tier, key) }
  })
  return usageOf(await Promise.all(counted))
}

import { limitOf, type LimitUsage, type Tier } from '@matai/contract'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Ports } from '../../platform/ports.ts'
import { limitCounters } from './ports.ts'
import { usageOf } from './rules.ts'

/** An account and the tier whose limits it has. */
interface Held {
  id: AccountId
  tier: Tier
}

export type Tiers = ReturnType<typeof createTiers>

/** What accounts have used of the limits of their tiers; the modules that have something limited count it. */
export function createTiers({ ports }: { ports: Ports }) {
  /** Of many accounts at once, in their order: one statement for each limit. */
  async function usageAmong(tx: Tx, accounts: readonly Held[]): Promise<LimitUsage[][]> {
    const ids = accounts.map(({ id }) => id)
    const counters = ports.all(limitCounters)
    const counts = await Promise.all(counters.map(async ({ key, count }) => ({ key, used: await count(tx, ids) })))
    return accounts.map(({ id, tier }) =>
      usageOf(counts.map(({ key, used }) => ({ key, used: used.get(id) ?? 0, limit: limitOf(tier, key) }))),
    )
  }

  return {
    usageAmong,
    usageOf: async (tx: Tx, account: Held): Promise<LimitUsage[]> => (await usageAmong(tx, [account]))[0] ?? [],
  }
}

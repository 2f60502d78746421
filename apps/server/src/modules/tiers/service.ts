import { type Feature, type LimitKey, limitOf, type LimitUsage, type Tier } from '@matai/contract'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Ports } from '../../platform/ports.ts'
import type { Named } from '../../platform/lists/named-rows.ts'
import { featureUses, limitCounters, limitUses } from './ports.ts'
import { usageOf } from './rules.ts'

/** Things that are named before only their number is told. */
const namedMost = 5

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
    /** What a limit leaves out: the names of those that came after so many. */
    async beyond(tx: Tx, accountId: AccountId, key: LimitKey, limit: number): Promise<string[]> {
      const use = ports.all(limitUses).find(({ of }) => of === key)
      return use ? (await use.named(tx, accountId, { skip: limit, most: namedMost })).names : []
    },

    /** What features are used for now; those that are not used, or that nothing hangs on, are missing. */
    async usesOf(tx: Tx, accountId: AccountId, keys: readonly Feature[]): Promise<(Named & { key: Feature })[]> {
      const uses = ports.all(featureUses).filter(({ of }) => keys.includes(of))
      const found = await Promise.all(
        uses.map(async ({ of, named }) => ({ key: of, ...(await named(tx, accountId, { skip: 0, most: namedMost })) })),
      )
      return found.filter(({ count }) => count > 0)
    },

    usageOf: async (tx: Tx, account: Held): Promise<LimitUsage[]> => (await usageAmong(tx, [account]))[0] ?? [],
  }
}

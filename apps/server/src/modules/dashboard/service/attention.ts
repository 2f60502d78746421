import { type CallOutput, type contract, expiresSoonDays, limitOf } from '@matai/contract'
import type { Caller } from '../../../platform/http/context.ts'
import { usageOf } from '../rules.ts'
import { listExpiring, listNearlyFull } from '../store.ts'
import type { Dependencies } from './dependencies.ts'

type Attention = CallOutput<typeof contract.dashboard.getAttention>

const listed = 5
const day = 86_400_000

/** What stops working soon: limits of the tier, and live codes that expire or are nearly used up. */
export function attentionOf({ database: { tx }, counters }: Dependencies) {
  return async ({ accountId, tier }: Pick<Caller, 'accountId' | 'tier'>, now: Date): Promise<Attention> => {
    const soon = { after: now, until: new Date(now.getTime() + expiresSoonDays * day), limit: listed }
    const [counted, expiring, nearlyFull] = await Promise.all([
      Promise.all(
        counters.map(async ({ key, count }) => {
          const used = (await count(tx, [accountId])).get(accountId) ?? 0
          return { key, used, limit: limitOf(tier, key) }
        }),
      ),
      listExpiring(tx, accountId, soon),
      listNearlyFull(tx, accountId, listed),
    ])
    return {
      usage: usageOf(counted),
      expiring: expiring.map(({ expiresAt, ...code }) => ({ ...code, expiresAt: expiresAt.toISOString() })),
      nearlyFull,
    }
  }
}

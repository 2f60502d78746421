import { type CallOutput, type contract, expiresSoonDays } from '@matai/contract'
import type { Caller } from '../../../platform/http/context.ts'
import { listExpiring, listNearlyFull } from '../store.ts'
import type { Dependencies } from './dependencies.ts'

type Attention = CallOutput<typeof contract.dashboard.getAttention>

const listed = 5
const day = 86_400_000

/** What stops working soon: limits of the tier, and live codes that expire or are nearly used up. */
export function attentionOf({ database: { tx }, tiers }: Dependencies) {
  return async ({ accountId, tier }: Pick<Caller, 'accountId' | 'tier'>, now: Date): Promise<Attention> => {
    const soon = { after: now, until: new Date(now.getTime() + expiresSoonDays * day), limit: listed }
    const [usage, expiring, nearlyFull] = await Promise.all([
      tiers.usageOf(tx, { id: accountId, tier }),
      listExpiring(tx, accountId, soon),
      listNearlyFull(tx, accountId, listed),
    ])
    return {
      usage,
      expiring: expiring.map(({ expiresAt, ...code }) => ({ ...code, expiresAt: expiresAt.toISOString() })),
      nearlyFull,
    }
  }
}

import { type CallOutput, type contract, expiresSoonDays } from '@matai/contract'
import type { Caller } from '../../../platform/http/context.ts'
import { failedImports } from '../ports.ts'
import { listExpiring, listNearlyFull, listStopped } from '../store.ts'
import type { Dependencies } from './dependencies.ts'

type Attention = CallOutput<typeof contract.dashboard.getAttention>

const listed = 5
const day = 86_400_000

/** What stops working soon or went wrong: limits, codes that expire, are used up or stopped, imports that made not all. */
export function attentionOf({ database: { tx }, ports, tiers }: Dependencies) {
  return async ({ accountId, tier }: Pick<Caller, 'accountId' | 'tier'>, now: Date): Promise<Attention> => {
    const soon = { after: now, until: new Date(now.getTime() + expiresSoonDays * day), limit: listed }
    const lately = { since: new Date(now.getTime() - expiresSoonDays * day), limit: listed }
    const [usage, expiring, nearlyFull, stopped, imports] = await Promise.all([
      tiers.usageOf(tx, { id: accountId, tier }),
      listExpiring(tx, accountId, soon),
      listNearlyFull(tx, accountId, listed),
      listStopped(tx, accountId, listed),
      Promise.all(ports.all(failedImports).map((failed) => failed(tx, accountId, lately))),
    ])
    return {
      usage,
      expiring: expiring.map(({ expiresAt, ...code }) => ({ ...code, expiresAt: expiresAt.toISOString() })),
      nearlyFull,
      stopped,
      failedImports: imports.flat().map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    }
  }
}

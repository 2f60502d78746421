import { type CallOutput, type contract, expiresSoonDays, latelySubjects, matterKinds } from '@matai/contract'
import type { Caller } from '../../../platform/http/context.ts'
import { mattersFrom } from '../../notices/service.ts'
import { failedImports } from '../ports.ts'
import { listExpiring, listNearlyFull, listStopped } from '../store.ts'
import type { Dependencies } from './dependencies.ts'

type Attention = CallOutput<typeof contract.dashboard.getAttention>

type Looker = Pick<Caller, 'accountId' | 'userId' | 'role' | 'tier'>

const listed = 5
const latelyListed = 8
const day = 86_400_000

/** What stops working soon, went wrong or waits: limits, codes, imports, and what other modules say of their things. */
export function attentionOf({ audit, database: { tx }, ports, tiers }: Dependencies) {
  const waitingOf = mattersFrom(ports)
  return async (caller: Looker, now: Date): Promise<Attention> => {
    const { accountId, tier } = caller
    const soon = { after: now, until: new Date(now.getTime() + expiresSoonDays * day), limit: listed }
    const lately = { since: new Date(now.getTime() - expiresSoonDays * day), limit: listed }
    const own = { userId: caller.userId, subjects: latelySubjects, limit: latelyListed }
    const [usage, expiring, nearlyFull, stopped, imports, waiting, changed] = await Promise.all([
      tiers.usageOf(tx, { id: accountId, tier }),
      listExpiring(tx, accountId, soon),
      listNearlyFull(tx, accountId, listed),
      listStopped(tx, accountId, listed),
      Promise.all(ports.all(failedImports).map((failed) => failed(tx, accountId, lately))),
      waitingOf(tx, { ...caller, now }),
      audit.lately(tx, accountId, own),
    ])
    return {
      usage,
      expiring: expiring.map(({ expiresAt, ...code }) => ({ ...code, expiresAt: expiresAt.toISOString() })),
      nearlyFull,
      stopped,
      failedImports: imports.flat().map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
      lately: changed.map(({ at, ...thing }) => ({ ...thing, at: at.toISOString() })),
      matters: waiting.toSorted((a, b) => matterKinds.indexOf(a.of) - matterKinds.indexOf(b.of)),
    }
  }
}

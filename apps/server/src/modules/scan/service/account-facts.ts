import type { AccountId } from '../../../platform/db/account-id.ts'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { AccountFacts } from '../store/codes.ts'

interface AccountFactsOptions {
  find(accountId: AccountId): Promise<AccountFacts | undefined>
  /** False while nobody tells this node of changes: then what it knows is old sooner. */
  isTold(): boolean
  now(): number
}

/** Milliseconds: changes are told, but a tier also ends by itself. */
const freshFor = 15_000
const freshUntold = 500
const entries = 20_000

/** What pages say of accounts, read once for all codes of an account. */
export function createAccountFacts({ find, isTold, now }: AccountFactsOptions) {
  const known = new BoundedMap<AccountId, { facts: Promise<AccountFacts | undefined>; readAt: number }>({ entries })
  return {
    of(accountId: AccountId): Promise<AccountFacts | undefined> {
      const kept = known.get(accountId)
      if (kept && now() - kept.readAt < (isTold() ? freshFor : freshUntold)) return kept.facts
      const read = { facts: find(accountId), readAt: now() }
      known.set(accountId, read)
      // Whoever asks next tries again.
      read.facts.catch(() => known.get(accountId) === read && known.delete(accountId))
      return read.facts
    },
    forget: (accountId: AccountId): void => known.delete(accountId),
    forgetAll: (): void => known.clear(),
  }
}

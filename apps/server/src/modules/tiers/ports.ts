import type { Feature, LimitKey } from '@matai/contract'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Named } from '../../platform/lists/named-rows.ts'
import { port } from '../../platform/ports.ts'

/** Counts what a limit of the tier is about; accounts that have nothing of it may be missing. */
export interface LimitCounter {
  key: LimitKey
  count(tx: Tx, accountIds: readonly AccountId[]): Promise<ReadonlyMap<number, number>>
}
/** What an account has of a limit, or does with a feature, the oldest first: for whoever may lose it. */
export interface TierUse {
  named(tx: Tx, accountId: AccountId, page: { skip: number; most: number }): Promise<Named>
}
export const limitUses = port<TierUse & { of: LimitKey }>('tiers.limitUses')
export const featureUses = port<TierUse & { of: Feature }>('tiers.featureUses')

export const limitCounters = port<LimitCounter>('tiers.limitCounters')

import type { LimitKey } from '@matai/contract'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { port } from '../../platform/ports.ts'

/** Counts what a limit of the tier is about; accounts that have nothing of it may be missing. */
export interface LimitCounter {
  key: LimitKey
  count(tx: Tx, accountIds: readonly AccountId[]): Promise<ReadonlyMap<number, number>>
}
export const limitCounters = port<LimitCounter>('tiers.limitCounters')

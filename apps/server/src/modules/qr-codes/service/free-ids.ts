import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { randomShortId } from '../../../platform/ids.ts'
import { claimAddresses } from '../../addresses/service/addresses.ts'

/** Short ids that nobody ever had, now taken; as many as are wanted. */
export async function freeIds(tx: Tx, accountId: AccountId, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) {
    const drawn = new Set(Array.from({ length: count - ids.length }, randomShortId))
    ids.push(...(await claimAddresses(tx, accountId, 'code', [...drawn])))
  }
  return ids
}

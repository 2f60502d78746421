import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { accountChanged } from '../events.ts'
import { setAccountName, setZone } from '../store/accounts.ts'
import { insertStandIns } from '../store/users.ts'
import { isZone } from './own-account.ts'
import type { Parts } from './parts.ts'

/** What an account takes along of itself and its people, inside a transaction of the caller. */
export function createCarrying(parts: Parts) {
  return {
    /** People who are named and are not here: one for each name, who cannot sign in. A name is never somebody's username. */
    standIns: (tx: Tx, names: readonly string[]): Promise<number[]> => insertStandIns(tx, names),

    async settle(tx: Tx, accountId: AccountId, { name, zone }: { name: string; zone: string }): Promise<void> {
      if (name !== '') await setAccountName(tx, accountId, name)
      if (await isZone(parts, zone)) await setZone(tx, accountId, zone)
      await parts.events.announce(tx, accountChanged, { accountId })
    },
  }
}

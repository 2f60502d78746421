import { limitOf, type Tier } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { dropCounts } from '../store/counted.ts'
import { countLocked, unlockOldest } from '../store/records.ts'
import { countStored } from '../store/submitting.ts'

/** Records that are opened at a time; whoever looks again opens the next ones. */
const atATime = 5_000

/** Opens the oldest locked records as far as the tier has room for them, after a deletion or in a higher tier. */
export async function makeRoom(tx: Tx, accountId: AccountId, tier: Tier): Promise<void> {
  if ((await countLocked(tx, accountId, 1)) === 0) return
  const over = Math.max(0, (await countStored(tx, accountId)) - limitOf(tier, 'records'))
  const locked = await countLocked(tx, accountId, Number.isFinite(over) ? over + atATime : atATime)
  if (locked <= over) return
  await unlockOldest(tx, accountId, locked - over)
  // Reports do not read what is locked.
  await dropCounts(tx, accountId)
}

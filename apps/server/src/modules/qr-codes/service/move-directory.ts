import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { moveAll } from '../store/codes.ts'

/** What was in a directory that goes moves on. */
export function moveDirectory(tx: Tx, { accountId, from, into }: { accountId: number; from: number; into: number }) {
  // The event came from a transaction of this very account.
  return moveAll(tx, mintAccountId(accountId), from, into)
}

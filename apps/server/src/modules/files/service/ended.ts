import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FileRow } from '../store/files.ts'
import { endFiles, openFiles } from '../store/ended.ts'

export const ending = { endFiles, openFiles }

/**
 * Of files just read, those that content may name: one that ended with deleted codes is given out again by that, one
 * that was stopped is not.
 */
export async function notStopped(tx: Tx, rows: FileRow[]): Promise<FileRow[]> {
  const usable = rows.filter(({ endedBy, blockedAt }) => endedBy !== 'stop' && !blockedAt)
  const back = usable.filter(({ endedBy }) => endedBy === 'deletion')
  const [first] = back
  // All are of one account.
  if (first) {
    const ids = back.map(({ id }) => id).sort()
    await openFiles(tx, mintAccountId(first.accountId), ids, 'deletion')
  }
  return usable
}

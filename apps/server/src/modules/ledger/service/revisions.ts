import type { Pool } from 'pg'
import type { Tx } from '../../../platform/db/database.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { findChanged, type KnownRevision } from '../store/everybody.ts'
import { revisionName } from '../store/values.ts'
import { raiseRevisions } from '../store/revisions.ts'
import { createGroupCommit } from '../../../platform/group-commit.ts'

const batch = 500
const queue = 10_000

/** Notes that visitors see something else of these codes once the transaction is committed. */
export function codesChanged(tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<void> {
  return raiseRevisions(tx, accountId, ids)
}

/** Whether a code is still what a node knows of it, for answers that no scan is written for; asked for many at once. */
export function createRevisionCheck(pool: Pool): (known: KnownRevision) => Promise<boolean> {
  const checks = createGroupCommit<{ known: KnownRevision; isCurrent: boolean }>({
    batch,
    queue,
    async write(asked) {
      const changed = await findChanged(
        pool,
        asked.map(({ known }) => known),
      )
      for (const one of asked) one.isCurrent = !changed.has(revisionName(one.known.qrCodeId, one.known.revision))
    },
  })
  return async (known) => {
    const asked = { known, isCurrent: false }
    await checks.add(asked)
    return asked.isCurrent
  }
}

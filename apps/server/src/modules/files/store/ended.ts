import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FileRow } from './files.ts'
import { file } from '../table.ts'

export type EndedBy = NonNullable<FileRow['endedBy']>

const among = (accountId: AccountId, ids: readonly string[]) =>
  and(eq(file.accountId, accountId), inArray(file.id, [...ids]))

/** Files are given to nobody any more. A stop is the stronger reason. */
export async function endFiles(
  tx: Tx,
  accountId: AccountId,
  ids: readonly string[],
  { by, now }: { by: EndedBy; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  const open = by === 'stop' ? undefined : isNull(file.endedAt)
  await tx
    .update(file)
    .set({ endedAt: now, endedBy: by })
    .where(and(among(accountId, ids), open))
}

/** Files that were ended for this reason are given out again. */
export async function openFiles(tx: Tx, accountId: AccountId, ids: readonly string[], by: EndedBy): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(file)
    .set({ endedAt: null, endedBy: null })
    .where(and(among(accountId, ids), eq(file.endedBy, by)))
}

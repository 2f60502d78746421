import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { deletedSince } from '../store/everybody.ts'
import { filesNamedBy, filesWithoutCode } from '../store/named-files.ts'
import type { Dependencies } from './dependencies.ts'

type Parts = Pick<Dependencies, 'database' | 'files'>
type EndedBy = 'stop' | 'deletion'

/** Deleted codes are looked at for so long: a night that was missed is made up for. */
const lookedBack = 3 * 86_400_000

/** Takes from the net what only these codes name, after they were stopped or deleted. */
export async function endFilesOf(
  { files }: Pick<Dependencies, 'files'>,
  tx: Tx,
  accountId: AccountId,
  { codes, by, now }: { codes: readonly string[]; by: EndedBy; now: Date },
): Promise<void> {
  const named = await filesNamedBy(tx, accountId, codes)
  await files.endFiles(tx, accountId, await filesWithoutCode(tx, accountId, named), { by, now })
}

/** Gives it out again when the codes are back. */
export async function openFilesOf(
  { files }: Pick<Dependencies, 'files'>,
  tx: Tx,
  accountId: AccountId,
  { codes, by }: { codes: readonly string[]; by: EndedBy },
): Promise<void> {
  await files.openFiles(tx, accountId, await filesNamedBy(tx, accountId, codes), by)
}

/**
 * Once a day: what deleted codes alone have named is given to nobody any more. Safe to run twice.
 * Unlogged: the clock does it.
 */
export async function endFilesOfDeleted({ database, files }: Parts, now: Date): Promise<void> {
  const deleted = await deletedSince(database.tx, new Date(now.getTime() - lookedBack))
  for (const [accountId, rows] of deleted) {
    const codes = rows.map(({ id }) => id)
    await database.transact(accountId, (tx) => endFilesOf({ files }, tx, accountId, { codes, by: 'deletion', now }))
  }
}

import { Failure } from '../../../platform/failure.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCodesChanged } from '../events.ts'
import { stateOf } from '../rules/codes.ts'
import type { QrCodeRow } from '../store/codes.ts'
import { hasHome } from '../store/kinds.ts'
import { lockAnyQrCode, reviveQrCode } from '../store/restore.ts'
import { lockTrash } from '../store/trash.ts'
import { insertVersion, listScheduled, setTerm } from '../store/versions.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import { openFilesOf } from './end-files.ts'
import { remember } from './remember.ts'
import { contentSince, restoreKept } from './trash.ts'

/**
 * What became of the wish; `unknown` for an id that was never given out as for one of another account. `kept`: it came
 * out of the trash as it was.
 */
export type RestoredPrint =
  | { outcome: 'kept' | 'restored' | 'alive' | 'blocked'; row: QrCodeRow }
  | { outcome: 'unknown' }

type Parts = Pick<Dependencies, 'events' | 'directories' | 'audit' | 'files'>

/**
 * Brings a deleted code back under its id and name: as it was while it lies in the trash, later without content; older
 * versions stay for whoever rolls back.
 */
export function restorePrinted({ events, directories, audit, files }: Parts) {
  async function homeOf(tx: Tx, accountId: AccountId, directoryId: number): Promise<number> {
    try {
      return await directories.target(tx, accountId, directoryId)
    } catch (error) {
      if (error instanceof Failure && error.errorName === 'notFound')
        return directories.target(tx, accountId, undefined)
      throw error
    }
  }

  return async (tx: Tx, id: string, acting: Acting): Promise<RestoredPrint> => {
    const { accountId, userId, now } = acting
    await directories.hold(tx, accountId)
    const row = await lockAnyQrCode(tx, accountId, id)
    if (!row) return { outcome: 'unknown' }
    if (row.blockedAt) return { outcome: 'blocked', row }
    if (stateOf(row, now) !== 'deleted') return { outcome: 'alive', row }
    const inTrash = await lockTrash(tx, accountId, [id], contentSince(now))
    // Of two home pages the older comes back as an empty page.
    if (inTrash.length > 0 && !(row.kind === 'home' && (await hasHome(tx, accountId)))) {
      await restoreKept({ events, directories, audit, files }, tx, inTrash, acting)
      return { outcome: 'kept', row }
    }
    // What was planned before the deletion must not fill the empty page by itself.
    for (const { number, publishAt } of await listScheduled(tx, accountId, id, now)) {
      await setTerm(tx, accountId, id, number, { publishAt, endAt: publishAt })
    }
    const directoryId = await homeOf(tx, accountId, row.directoryId)
    const version = row.version + 1
    const empty = { accountId, qrCodeId: id, number: version, name: row.name, blocks: [] }
    await insertVersion(tx, { ...empty, savedBy: userId, savedAt: now })
    await reviveQrCode(tx, accountId, id, { directoryId, version, updatedAt: now })
    await openFilesOf({ files }, tx, accountId, { codes: [id], by: 'deletion' })
    await directories.count(tx, accountId, new Map([[directoryId, 1]]))
    await remember(audit, tx, acting, 'recovered', [{ id, name: row.name }])
    await events.announce(tx, qrCodesChanged, { accountId, ids: [id] })
    return { outcome: 'restored', row: { ...row, directoryId, version } }
  }
}

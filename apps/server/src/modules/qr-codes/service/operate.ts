import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCodesChanged } from '../events.ts'
import { filesIn } from '@matai/content/page'
import { type QrCodeRow, setBlockedAt } from '../store/codes.ts'
import { ownerOf, ownersOf } from '../../addresses/service/addresses.ts'
import { listAnyQrCodes, lockAnyQrCode } from '../store/restore.ts'
import { findVersion, findVisibleVersion } from '../store/versions.ts'
import type { Dependencies } from './dependencies.ts'
import { endFilesOf, openFilesOf } from './end-files.ts'
import { remember } from './remember.ts'

/** A live code of any account, whatever became of it. */
export type AnybodysCode = Omit<QrCodeRow, 'accountId'> & { accountId: AccountId }

/** In the log of an account, what whoever runs the server did; no user has this number. */
const nobody = 0

/** What whoever runs the server does with live codes of any account, inside a transaction of the caller. */
export function createOperated({ events, audit, files, filesByIds }: Dependencies) {
  async function set(
    tx: Tx,
    row: AnybodysCode,
    blockedAt: Date | null,
    { reason, now }: { reason: string; now: Date },
  ) {
    const { accountId, id, name } = row
    await setBlockedAt(tx, accountId, id, blockedAt)
    const by = 'stop'
    if (blockedAt) await endFilesOf({ files }, tx, accountId, { codes: [id], by, now })
    else await openFilesOf({ files }, tx, accountId, { codes: [id], by })
    const verb = blockedAt ? 'blocked' : 'unblocked'
    await remember(audit, tx, { accountId, userId: nobody, now }, verb, [{ id, name, details: { reason } }])
    await events.announce(tx, qrCodesChanged, { accountId, ids: [id] })
  }

  return {
    /** Unknown ids are missing. */
    async find(tx: Tx, ids: string[]): Promise<AnybodysCode[]> {
      const found: AnybodysCode[] = []
      const owned = Map.groupBy(await ownersOf(tx, 'code', ids), ([, accountId]) => accountId)
      for (const [accountId, own] of owned) {
        const rows = await listAnyQrCodes(
          tx,
          accountId,
          own.map(([id]) => id),
        )
        found.push(...rows.map((row) => ({ ...row, accountId })))
      }
      return found
    },

    /** Holds the code until the transaction ends: whose it is never changes, so it is looked up before. */
    async lock(tx: Tx, id: string): Promise<AnybodysCode | undefined> {
      const accountId = await ownerOf(tx, 'code', id)
      const row = accountId && (await lockAnyQrCode(tx, accountId, id))
      return row && { ...row, accountId }
    },

    block: (tx: Tx, row: AnybodysCode, why: { reason: string; now: Date }) => set(tx, row, why.now, why),
    unblock: (tx: Tx, row: AnybodysCode, why: { reason: string; now: Date }) => set(tx, row, null, why),

    /** What visitors see, or what they saw last; without content when it was removed for good. */
    async content(tx: Tx, { accountId, id, version }: AnybodysCode, now: Date) {
      const visible = await findVisibleVersion(tx, accountId, id, now)
      const shown = visible ?? (await findVersion(tx, accountId, id, version))
      const blocks = shown?.blocks ?? []
      return { blocks, target: shown?.target ?? '', files: await filesByIds(tx, accountId, filesIn(blocks)) }
    },
  }
}

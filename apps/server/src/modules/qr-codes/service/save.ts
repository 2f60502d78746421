import type { Block, StoredFile } from '@matai/contract'
import { failField, notFound, fail } from '../../../platform/failure.ts'
import { randomShortId } from '../../../platform/ids.ts'
import { cleanRichText } from '../../../platform/rich-text.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCodesChanged } from '../events.ts'
import { filesIn, isSameContent, movesBetween } from '../rules.ts'
import { claimShortId, findQrCode, insertQrCode, lockQrCode, type QrCodeRow, updateQrCode } from '../store/codes.ts'
import { findVersion, insertVersion } from '../store/versions.ts'
import type { Acting, Dependencies } from './dependencies.ts'

export interface Draft {
  id?: string | undefined
  /** The version that was edited. */
  version?: number | undefined
  name: string
  directoryId?: number | undefined
  blocks: Block[]
}

/** What this saver saved; by the time it is told, somebody else may have saved more. */
export interface Saved {
  row: QrCodeRow
  blocks: Block[]
  files: StoredFile[]
}

/** Makes a live code, or the next version of one. Nothing is written unless everything is. */
export function saveQrCode({ database, events, directories, filesByIds }: Dependencies) {
  async function create(tx: Tx, draft: Draft, { accountId, userId, now }: Acting): Promise<QrCodeRow> {
    const directoryId = await directories.target(tx, accountId, draft.directoryId)
    const id = await freeShortId(tx, accountId)
    const { name, blocks } = draft
    await insertVersion(tx, { accountId, qrCodeId: id, number: 1, name, blocks, savedBy: userId, savedAt: now })
    await directories.count(tx, accountId, new Map([[directoryId, 1]]))
    const moments = { createdAt: now, updatedAt: now }
    return insertQrCode(tx, { accountId, id, name, directoryId, version: 1, createdBy: userId, ...moments })
  }

  async function change(tx: Tx, id: string, draft: Draft, { accountId, userId, now }: Acting): Promise<QrCodeRow> {
    const { name, blocks } = draft
    const before = (await findQrCode(tx, accountId, id)) ?? notFound()
    const directoryId = draft.directoryId ?? before.directoryId
    const moves = directoryId !== before.directoryId
    if (moves) await directories.hold(tx, accountId)
    const row = (await lockQrCode(tx, accountId, id)) ?? notFound()
    const isOutdated = draft.version !== undefined && draft.version !== row.version
    // It was moved while this saver waited: what to move where is for a person to say.
    const wasMoved = draft.directoryId !== undefined && row.directoryId !== before.directoryId
    if (isOutdated || wasMoved) fail('errors.conflict', { as: 'conflict' })
    if (moves)
      await directories.count(
        tx,
        accountId,
        movesBetween(row.directoryId, await directories.target(tx, accountId, directoryId)),
      )
    const last = await findVersion(tx, accountId, id, row.version)
    const isSame = last !== undefined && isSameContent(last, { name, blocks })
    if (isSame && !moves) return row
    const number = isSame ? row.version : row.version + 1
    if (!isSame)
      await insertVersion(tx, { accountId, qrCodeId: id, number, name, blocks, savedBy: userId, savedAt: now })
    const moved = moves ? { directoryId } : {}
    const changed = await updateQrCode(tx, accountId, id, { name, ...moved, version: number, updatedAt: now })
    await events.announce(tx, qrCodesChanged, { accountId, ids: [id] })
    return changed ?? notFound()
  }

  return (draft: Draft, acting: Acting): Promise<Saved> =>
    database.transact(async (tx) => {
      const clean = { ...draft, blocks: draft.blocks.map(cleanBlock) }
      const wanted = filesIn(clean.blocks)
      const files = await filesByIds(tx, acting.accountId, wanted)
      if (files.length < wanted.length) failField('blocks', 'qrCodes.fileMissing')
      const row = draft.id === undefined ? await create(tx, clean, acting) : await change(tx, draft.id, clean, acting)
      return { row, blocks: clean.blocks, files }
    })
}

/** The form in which a block is kept: rich text without anything that could act on a visitor. */
export function cleanBlock(block: Block): Block {
  return block.type === 'richText' ? { ...block, html: cleanRichText(block.html) } : block
}

async function freeShortId(tx: Tx, accountId: AccountId): Promise<string> {
  for (;;) {
    const id = randomShortId()
    if (await claimShortId(tx, accountId, id)) return id
  }
}

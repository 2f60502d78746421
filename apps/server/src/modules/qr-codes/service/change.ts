import type { QrStyle } from '@matai/qr'
import { notFound } from '../../../platform/failure.ts'
import { qrCodesChanged } from '../events.ts'
import { lockQrCode, type QrCodeRow, updateQrCode, removeQrCodes } from '../store/codes.ts'
import { findVersion, insertVersion } from '../store/versions.ts'
import type { Acting, Dependencies } from './dependencies.ts'

/** A new name is a new version with the same content: visitors see the name. */
export function renameQrCode({ database, events }: Dependencies) {
  return (id: string, name: string, { accountId, userId, now }: Acting): Promise<QrCodeRow> =>
    database.transact(async (tx) => {
      const row = (await lockQrCode(tx, accountId, id)) ?? notFound()
      if (row.name === name) return row
      const last = (await findVersion(tx, accountId, id, row.version)) ?? notFound()
      const number = row.version + 1
      await insertVersion(tx, { ...last, accountId, number, name, savedBy: userId, savedAt: now })
      const changed = await updateQrCode(tx, accountId, id, { name, version: number, updatedAt: now })
      await events.announce(tx, qrCodesChanged, { accountId, ids: [id] })
      return changed ?? notFound()
    })
}

/** How a code is drawn; its content and what was printed stay as they are. */
export function setQrCodeStyle({ database, filesByIds }: Dependencies) {
  return (id: string, style: QrStyle, { accountId, now }: Acting): Promise<QrCodeRow> =>
    database.transact(async (tx) => {
      if (style.logoUrl && (await filesByIds(tx, accountId, [style.logoUrl])).length === 0) notFound()
      return (await updateQrCode(tx, accountId, id, { style, updatedAt: now })) ?? notFound()
    })
}

/** To the trash. Refuses when one of the codes is not there, so that nobody believes more is gone than is. */
export function removeFromList({ database, events, directories }: Dependencies) {
  return (ids: string[], { accountId, now }: Acting): Promise<number> =>
    database.transact(async (tx) => {
      const unique = [...new Set(ids)]
      await directories.hold(tx, accountId)
      const removed = await removeQrCodes(tx, accountId, unique, now)
      if (removed.length < unique.length) notFound()
      const differences = new Map<number, number>()
      for (const { directoryId } of removed) differences.set(directoryId, (differences.get(directoryId) ?? 0) - 1)
      await directories.count(tx, accountId, differences)
      await events.announce(tx, qrCodesChanged, { accountId, ids: unique })
      return removed.length
    })
}

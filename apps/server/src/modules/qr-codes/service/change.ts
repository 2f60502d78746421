import { picturesOf, type QrStyle } from '@matai/qr'
import { fail, notFound } from '../../../platform/failure.ts'
import { refuseBigLogo } from '../../styles/rules/pictures.ts'
import { waitsFor } from '../../directories/service/waits-for.ts'
import { qrCodesChanged } from '../events.ts'
import { momentAfter } from '../rules/schedule.ts'
import { lockQrCodes, updateQrCodes } from '../store/bulk.ts'
import { lockQrCode, type QrCodeRow, updateQrCode } from '../store/codes.ts'
import { findVisibleVersion, findVersion, insertVersion, listScheduled, setTerm } from '../store/versions.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import type { Owned } from './owned.ts'
import { remember } from './remember.ts'

/** A new name is a new version with the same content, of what visitors see and of what they will see. */
export function renameQrCode({ database, events, audit, refuseOwned }: Dependencies & Pick<Owned, 'refuseOwned'>) {
  return (id: string, name: string, acting: Acting): Promise<QrCodeRow> =>
    database.transact(acting.accountId, async (tx) => {
      const { accountId, userId, now } = acting
      const row = (await lockQrCode(tx, accountId, id)) ?? notFound()
      if (row.name === name) return row
      await refuseOwned(tx, accountId, row)
      const last = (await findVersion(tx, accountId, id, row.version)) ?? notFound()
      const saved = { accountId, name, savedBy: userId, savedAt: now }
      const visible = await findVisibleVersion(tx, accountId, id, now)
      const scheduled = await listScheduled(tx, accountId, id, now)
      let number = row.version
      const shown = visible ?? (scheduled.length === 0 ? last : undefined)
      if (shown) await insertVersion(tx, { ...shown, ...saved, number: ++number, publishAt: momentAfter(shown, now) })
      for (const waiting of scheduled) {
        await insertVersion(tx, { ...waiting, ...saved, number: ++number })
        await setTerm(tx, accountId, id, waiting.number, { publishAt: waiting.publishAt, endAt: waiting.publishAt })
      }
      const changed = await updateQrCode(tx, accountId, id, { name, version: number, updatedAt: now })
      await remember(audit, tx, acting, 'renamed', [{ id, name, details: { from: row.name } }])
      await events.announce(tx, qrCodesChanged, { accountId, ids: [id] })
      return changed ?? notFound()
    })
}

/** How a code is drawn; its content and what was printed stay as they are. */
export function setQrCodeStyle({ database, filesByIds, audit }: Dependencies) {
  return (id: string, style: QrStyle, acting: Acting): Promise<QrCodeRow> =>
    database.transact(acting.accountId, async (tx) => {
      const { accountId, now } = acting
      const pictures = picturesOf(style)
      const files = await filesByIds(tx, accountId, pictures)
      if (files.length < pictures.length) notFound()
      const [before] = await lockQrCodes(tx, accountId, [id])
      refuseBigLogo(style, files, before?.style)
      const row = (await updateQrCode(tx, accountId, id, { style, updatedAt: now })) ?? notFound()
      await remember(audit, tx, acting, 'styled', [{ id, name: row.name }])
      return row
    })
}

/** Names the home page among codes that are to go, each place where it was asked for. */
function refuseHome(rows: QrCodeRow[], ids: string[]): void {
  const home = rows.find(({ kind }) => kind === 'home')
  if (!home) return
  const places = ids.flatMap((id, place) => (id === home.id ? [place] : []))
  const params = { name: home.name }
  fail('kinds.homepageCodeLocked', {
    fields: places.map((place) => ({ path: ['ids', place], phrase: 'kinds.homepageLockedOf', params })),
  })
}

/** To the trash. Refuses when one of the codes is not there, so that nobody believes more is gone than is. */
export function removeFromList({ database, events, directories, audit, ports }: Dependencies) {
  return (
    ids: string[],
    acting: Acting,
    /** A second person agreed meanwhile: what is not there any more is left out. */
    { agreed = false }: { agreed?: boolean } = {},
  ): Promise<{ removed: number; waits: number | null }> =>
    database.transact(acting.accountId, async (tx) => {
      const { accountId, now } = acting
      const wanted = [...new Set(ids)]
      await directories.hold(tx, accountId)
      const removed = await lockQrCodes(tx, accountId, wanted)
      if (removed.length < wanted.length && !agreed) notFound()
      refuseHome(removed, ids)
      const unique = removed.map(({ id }) => id)
      if (!agreed) {
        const waits = await waitsFor(ports, tx, { ...acting, count: removed.length, codes: removed })
        if (waits !== null) return { removed: 0, waits }
      }
      await updateQrCodes(tx, accountId, unique, { deletedAt: now })
      const differences = new Map<number, number>()
      for (const { directoryId } of removed) differences.set(directoryId, (differences.get(directoryId) ?? 0) - 1)
      await directories.count(tx, accountId, differences)
      const gone = removed.map(({ id, name }) => ({ id, name }))
      await remember(audit, tx, acting, 'removed', gone)
      await events.announce(tx, qrCodesChanged, { accountId, ids: unique })
      return { removed: removed.length, waits: null }
    })
}

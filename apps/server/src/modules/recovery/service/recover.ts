import type { Recovery } from '@matai/contract'
import { buffer } from 'node:stream/consumers'
import { photoFormatOf } from '../../../platform/decoding/photo-format.ts'
import { fail, failField } from '../../../platform/failure.ts'
import type { IncomingFile, MemberContext } from '../../../platform/http/context.ts'
import { signFits } from '../../files/rules.ts'
import { addressOf } from '../../qr-codes/rules/codes.ts'
import type { RestoredPrint } from '../../qr-codes/service/restore-printed.ts'
import { isNamedLikePhoto, printedIdIn, toRecovery } from '../rules.ts'
import { insertRecovery } from '../store.ts'
import type { Dependencies } from './dependencies.ts'

/** Reads the code in a picture and brings the live code back. The picture itself is not kept. */
export function recoverFromPhoto({ database, decoding, seals, printedOrigins, restorePrinted, namesOf }: Dependencies) {
  async function bytesOf(sign: string, file: IncomingFile, now: Date): Promise<Buffer> {
    try {
      const said = await seals.open(sign, { purpose: 'upload', field: 'sign', now })
      if (!signFits(said, file.name)) failField('sign', 'accounts.signMismatch')
      const bytes = await buffer(file.stream)
      if (bytes.length === 0) fail(isNamedLikePhoto(file.name) ? 'files.fileEmpty' : 'files.imageFormat')
      if (!(await photoFormatOf(bytes))) fail('files.imageFormat')
      if (file.stream.truncated) fail('files.imageSize')
      return bytes
    } finally {
      file.stream.destroy()
    }
  }

  return async (sign: string, context: MemberContext): Promise<Recovery> => {
    const { caller, now, origin, file } = context
    if (!file) return fail('files.noFile')
    const decoded =
      (await decoding.decode(await bytesOf(sign, file, now), caller.accountId)) ?? fail('recovery.decodingFailed')
    const origins = printedOrigins.length > 0 ? [...printedOrigins, origin] : undefined
    const id = decoded.texts.map((text) => printedIdIn(text, origins)).find((found) => found !== undefined)
    if (id === undefined) return fail('recovery.notOurCode')
    const isOurs = decoded.texts.some((text) => printedIdIn(text, [...printedOrigins, origin]) === id)
    const { accountId, userId } = caller
    return database.transact(accountId, async (tx) => {
      const restored = await restorePrinted(tx, id, { accountId, userId, now })
      const row = restoredRow(restored, isOurs)
      const kept = await insertRecovery(tx, {
        accountId,
        qrCodeId: id,
        name: row.name,
        withContent: restored.outcome === 'kept',
        createdBy: userId,
        createdAt: now,
        repaired: decoded.repaired,
      })
      return toRecovery(kept, await namesOf(tx, [userId]), (found) => addressOf(origin, found))
    })
  }
}

/** Refuses what was not restored. Another account's code and an id that nobody has are one answer at our address. */
function restoredRow(restored: RestoredPrint, isOurs: boolean) {
  if (restored.outcome === 'unknown') return fail(isOurs ? 'recovery.notYourCode' : 'recovery.notOurCode')
  const { outcome, row } = restored
  if (outcome === 'blocked') return fail('recovery.blocked', { as: 'conflict' })
  if (outcome === 'alive') {
    const { id: qrCodeId, name } = row
    return fail('recovery.notDeleted', { as: 'conflict', params: { name }, data: { qrCodeId } })
  }
  return row
}

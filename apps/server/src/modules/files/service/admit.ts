import { limitOf } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import type { Uploader } from '../../../platform/http/context.ts'
import { deleteOpenUploads, insertOpenUpload, listOpenUploads, type OpenUpload } from '../store/open-uploads.ts'
import { holdStorage, sumBytes } from '../store/totals.ts'
import type { Dependencies } from './dependencies.ts'

/** Uploads that an account has under way at a time; the console sends three. */
export const openUploadsMax = 20
/** Uploads under way from where people fill the forms of an account: a whole shift photographs at once. */
const visitorsUploadsMax = 300
/** Milliseconds without a byte after which an upload makes room for another one. */
const forsakenAfter = 3_600_000
/** Milliseconds within which an upload that was let in is on the disk. */
const beginsWithin = 10_000

/** Refuses what an account has no room for. Hold its storage before. */
export function refuseFull({ used, more, caller }: { used: number; more: number; caller: Uploader }): void {
  const limit = limitOf(caller.tier, 'storageBytes')
  if (used + more > limit) fail('files.storageFull', { as: 'limitReached', data: { limit, used } })
}

/** Lets an upload begin when its account has fewer than twenty under way, and room for all that they will be. */
export function createAdmission({ database, clock, places: { spool } }: Dependencies) {
  /** Those that are still there; what is forsaken ends when there are too many. */
  async function alive(tx: Tx, { accountId }: Uploader, most: number): Promise<OpenUpload[]> {
    const now = clock.now().getTime()
    const before = new Date(now - forsakenAfter)
    // What was let in just now is about to be written.
    const soon = ({ createdAt }: OpenUpload) => (now - createdAt.getTime() < beginsWithin ? createdAt : undefined)
    const begun = await listOpenUploads(tx, accountId)
    // Far away each look is a round trip.
    const looked = await Promise.all(
      begun.map(async (upload) => ({ upload, touched: (await spool.touchedAt(upload.id)) ?? soon(upload) })),
    )
    const isCrowded = looked.filter(({ touched }) => touched).length >= most
    const left = looked.filter(({ touched }) => touched && !(isCrowded && touched < before))
    const ended = looked.filter((one) => !left.includes(one)).map(({ upload }) => upload.id)
    for (const id of ended) await spool.remove(id)
    await deleteOpenUploads(tx, accountId, ended)
    return left.map(({ upload }) => upload)
  }

  return {
    /** `size`: bytes that its sender says that it will have. */
    admitUpload: (id: string, size: number, caller: Uploader): Promise<void> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        await holdStorage(tx, accountId)
        const most = caller.userId === 0 ? visitorsUploadsMax : openUploadsMax
        const open = await alive(tx, caller, most)
        if (open.length >= most) {
          fail('files.tooManyUploads', { as: 'tooManyRequests', params: { most } })
        }
        const used = open.reduce((sum, upload) => sum + upload.size, await sumBytes(tx, accountId))
        refuseFull({ used, more: size, caller })
        await insertOpenUpload(tx, accountId, { id, size, createdAt: clock.now() })
      }),
  }
}

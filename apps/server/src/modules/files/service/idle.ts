import { everybody, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { dropBlobs } from '../jobs.ts'
import { idleUntil, lookedAtFrom, smallWidths } from '../rules.ts'
import type { FileRow } from '../store/files.ts'
import { listIdle, noteIdle } from '../store/everybody.ts'
import { deleteIdle, takeIntoUse } from '../store/idle.ts'
import { freeAddresses } from '../../addresses/service/addresses.ts'
import { findPublicFile } from './find-anybodys.ts'
import type { Dependencies } from './dependencies.ts'

/** Files that one look finds. */
const atATime = 100

/** Of files just read, those that may be used: an idle one is taken into use by that, or is gone by now. */
export async function inUse(tx: Tx, rows: FileRow[]): Promise<FileRow[]> {
  const idle = rows.filter(({ idleSince }) => idleSince !== null)
  const [first] = idle
  if (!first) return rows
  // All are of one account, or there is only one.
  const ids = idle.map(({ id }) => id).sort()
  const there = await takeIntoUse(tx, mintAccountId(first.accountId), ids)
  return rows.filter(({ id, idleSince }) => idleSince === null || there.has(id))
}

/** Frees the room of files that nothing has named for long. */
export function createIdle({
  database,
  clock,
  places: { blobs },
}: Pick<Dependencies, 'database' | 'clock' | 'places'>) {
  return {
    async dropIdle(): Promise<void> {
      const now = clock.now()
      await database.transact(everybody, (tx) => noteIdle(tx, { now, madeBefore: lookedAtFrom(now) }))
      const until = idleUntil(now)
      let isMore: boolean
      do {
        const idle = await listIdle(database.tx, { until, limit: atATime })
        let deleted = 0
        for (const [accountId, files] of idle) {
          const wanted = { ids: files.map(({ id }) => id), until }
          deleted += await database.transact(accountId, async (tx) => {
            const ids = await deleteIdle(tx, accountId, wanted)
            await freeAddresses(tx, accountId, ids)
            if (ids.length > 0) await enqueue(tx, dropBlobs, { ids })
            return ids.length
          })
        }
        // What others hold now is taken into use, or found the next time.
        isMore = deleted > 0 && idle.reduce((sum, [, files]) => sum + files.length, 0) === atATime
      } while (isMore)
    },

    /** The bytes go after the rows are gone for certain. */
    async dropBlobs(ids: string[]): Promise<void> {
      for (const id of ids) {
        if ((await findPublicFile(database.tx, id)).length > 0) continue
        for (const width of smallWidths) await blobs.delete(`${id}.w${width}`)
        await blobs.delete(id)
      }
    },
  }
}

import { everybody, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { dropBlobs } from '../jobs.ts'
import { idleUntil, lookedAtFrom, smallWidths } from '../rules.ts'
import type { FileRow } from '../store.ts'
import { deleteIdle, isStored, noteIdle, takeIntoUse } from '../store/idle.ts'
import type { Dependencies } from './dependencies.ts'

/** Files that are deleted in one transaction. */
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
      const query = { until: idleUntil(now), limit: atATime }
      for (let count = atATime; count === atATime; ) {
        count = await database.transact(everybody, async (tx) => {
          const ids = await deleteIdle(tx, query)
          if (ids.length > 0) await enqueue(tx, dropBlobs, { ids })
          return ids.length
        })
      }
    },

    /** The bytes go after the rows are gone for certain. */
    async dropBlobs(ids: string[]): Promise<void> {
      for (const id of ids) {
        if (await isStored(database.tx, id)) continue
        for (const width of smallWidths) await blobs.delete(`${id}.w${width}`)
        await blobs.delete(id)
      }
    },
  }
}

import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import { type ByteOutlet, createByteOutlet, OutletClosed } from '../../../platform/files/byte-outlet.ts'
import { newFileId } from '../../../platform/files/file-id.ts'
import type { Staged } from '../../../platform/files/staging.ts'
import { TakenAway } from '../../exports/service/heartbeat.ts'
import type { Making } from '../../exports/service/making.ts'
import { listPartTasks } from '../store/everybody.ts'
import * as store from '../store/parts.ts'
import type { PartReached } from '../table.ts'
import { bytesOf } from './check.ts'
import type { Dependencies } from './dependencies.ts'
import { createEntries, type Entries } from './entries.ts'

type Task = Pick<Making<unknown>, 'accountId' | 'taskId'>
/** How far somebody is who fills a part. */
export type Filling = Omit<PartReached, 'entries' | 'lists'>

/** Parts of archives that are being made: each is kept before the next one is begun, and all go when the task is over. */
export function createParts({ database, places, exports }: Pick<Dependencies, 'database' | 'places' | 'exports'>) {
  /** What is whole of an archive. What a dead worker had begun is dropped. Unlogged: the log says that it was ordered. */
  async function whole({ accountId, taskId, hold }: Task & Pick<Making<unknown>, 'hold'>): Promise<store.PartRow[]> {
    const rows = await database.transact(accountId, async (tx) => {
      await hold(tx)
      return store.listParts(tx, accountId, taskId)
    })
    const halves = rows.filter(({ reached }) => reached === null)
    for (const { blobId } of halves) await places.blobs.delete(blobId)
    if (halves.length > 0) await store.deleteHalves(database.tx, accountId, taskId)
    return rows.filter(({ reached }) => reached !== null)
  }

  async function staged(outlet: ByteOutlet, filling: Promise<PartReached>): Promise<[Staged, PartReached]> {
    const [received, filled] = await Promise.allSettled([places.staging.receive(outlet.stream), filling])
    if (filled.status === 'rejected' && !(filled.reason instanceof OutletClosed)) throw filled.reason
    if (received.status === 'rejected') throw received.reason
    if (filled.status === 'rejected') throw filled.reason
    return [received.value, filled.value]
  }

  /** Writes one part behind another. Unlogged: the log says that it was ordered. */
  async function add(
    { accountId, taskId, now, hold }: Making<unknown>,
    { place, from }: { place: number; from: { entries: number; lists: number } },
    fill: (entries: Entries) => Promise<Filling>,
  ): Promise<PartReached> {
    const blobId = newFileId()
    await database.transact(accountId, async (tx) => {
      await hold(tx)
      await store.insertPart(tx, accountId, { taskId, place, blobId })
    })
    const outlet = createByteOutlet()
    const entries = createEntries(outlet, { at: now, from })
    const filling = fill(entries).then(
      async (filled) => {
        const reached = { ...filled, ...(await entries.close()) }
        outlet.end()
        return reached
      },
      (error: unknown) => {
        outlet.destroy(error instanceof Error ? error : new Error(String(error)))
        throw error
      },
    )
    const [bytes, reached] = await staged(outlet, filling)
    try {
      await places.blobs.keep(blobId, bytes.path)
    } finally {
      await places.staging.discard(bytes)
    }
    try {
      await database.transact(accountId, async (tx) => {
        await hold(tx)
        await store.endPart(tx, accountId, { taskId, place, reached })
      })
    } catch (error) {
      // Whoever has the task now has dropped the row, and knows nothing of these bytes.
      if (error instanceof TakenAway) await places.blobs.delete(blobId)
      throw error
    }
    return reached
  }

  /** All parts of an archive, one behind the other. */
  async function pour({ accountId, taskId, goOn }: Making<unknown>, outlet: ByteOutlet): Promise<void> {
    for (const { blobId } of await store.listParts(database.tx, accountId, taskId)) {
      const part = await places.blobs.open(blobId)
      if (!part) throw new Error('a part of an archive is gone')
      for await (const piece of bytesOf(part)) {
        goOn()
        await outlet.write(piece)
      }
    }
  }

  async function drop(accountId: AccountId, taskId: number): Promise<void> {
    for (const { blobId } of await store.listParts(database.tx, accountId, taskId)) await places.blobs.delete(blobId)
    await store.deleteParts(database.tx, accountId, taskId)
  }

  /** Drops what nobody goes on with: of one that failed its owner may want the rest. Unlogged: nobody ever saw them. */
  async function forget(): Promise<void> {
    for (const { accountId, taskId } of await listPartTasks(database.tx)) {
      const whose = mintAccountId(accountId)
      const state = (await exports.statesOf(database.tx, whose, [taskId])).get(taskId)
      if (state === undefined || state === 'done' || state === 'cancelled') await drop(whose, taskId)
    }
  }

  return { whole, add, pour, forget }
}

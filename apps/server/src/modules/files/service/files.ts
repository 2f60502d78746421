import type { StoredFile } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { createSlots } from '../../../platform/files/picture/slots.ts'
import { spoolLifetime } from '../../../platform/files/tus/spool.ts'
import { toStoredFile, usageByKind } from '../rules.ts'
import * as store from '../store/files.ts'
import { ownersOfOldUploads, sumBytesOf } from '../store/everybody.ts'
import { deleteOldUploads } from '../store/open-uploads.ts'
import { sumByKind, sumBytes } from '../store/totals.ts'
import { acceptFile } from './accept.ts'
import { createAdmission } from './admit.ts'
import type { Dependencies } from './dependencies.ts'
import { ending, notStopped } from './ended.ts'
import { createOperatedFiles } from './operated.ts'
import { createIdle, inUse } from './idle.ts'
import { readForPrint, readPicture } from './read-picture.ts'
import { restoreFile } from './restore.ts'
import { saveUpload } from './save-upload.ts'
import { findServed } from './serve.ts'
import { upload } from './upload.ts'

export type Files = ReturnType<typeof createFiles>

/** Stored pictures worked on at a time; each may take 70 MB. */
const picturesAtOnce = 2
const day = 24 * 3_600_000

export function createFiles(dependencies: Dependencies) {
  const { database, clock, places, filesOrigin } = dependencies
  const slots = createSlots(picturesAtOnce)
  const accept = acceptFile(dependencies)
  return {
    ...upload(dependencies, accept),
    ...createIdle(dependencies),
    ...createAdmission(dependencies),
    ...ending,
    operated: createOperatedFiles(dependencies),
    saveUpload: saveUpload(dependencies, accept),
    find: findServed(dependencies, slots),
    readPicture: readPicture(dependencies),
    readForPrint: readForPrint(dependencies, slots),

    /** Files of the account among the ids, in use from now on; foreign, unknown and stopped ones are missing. */
    async filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]> {
      if (ids.length === 0) return []
      const rows = await notStopped(tx, await inUse(tx, await store.listFiles(tx, accountId, ids)))
      return rows.map((row) => toStoredFile(row, filesOrigin))
    },

    /** What files of the account are and how large, by their ids; foreign and unknown ones are missing. */
    async sizesOf(tx: Tx, accountId: AccountId, ids: string[]) {
      const rows = ids.length === 0 ? [] : await store.listFiles(tx, accountId, ids)
      return new Map(rows.map(({ id, kind, size }) => [id, { kind, size }]))
    },

    restore: restoreFile(dependencies),
    bytesOf: sumBytes,
    storedBytesOf: sumBytesOf,
    storedBytes: (accountId: AccountId) => sumBytes(database.tx, accountId),

    usage: async (accountId: AccountId) => usageByKind(await sumByKind(database.tx, accountId)),

    async sweep(): Promise<void> {
      const now = clock.now().getTime()
      await places.spool.sweep(new Date(now - spoolLifetime))
      const before = new Date(now - spoolLifetime)
      for (const accountId of await ownersOfOldUploads(database.tx, before))
        await deleteOldUploads(database.tx, accountId, before)
      await places.staging.sweep(new Date(now - day))
    },
  }
}

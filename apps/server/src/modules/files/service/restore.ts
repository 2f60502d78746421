import { limitOf, type Tier } from '@matai/contract'
import { detect } from '../../../platform/files/kind/detect.ts'
import { readHead } from '../../../platform/files/kind/read-head.ts'
import { storedName } from '../../../platform/files/kind/stored-name.ts'
import type { Staged } from '../../../platform/files/staging.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import * as store from '../store/files.ts'
import { holdStorage, sumBytes } from '../store/totals.ts'
import type { Dependencies } from './dependencies.ts'

/** A file that an account brings along from another server, with the bytes that it had there. */
export interface Brought {
  id: string
  name: string
  width: number | null
  height: number | null
  createdBy: number
  /** As the database of that server wrote it, to the microsecond. */
  createdAt: string
  staged: Staged
  tier: Tier
}

/** What a file is, is read from its bytes here as well. The address is claimed already. False without room for it. */
export function restoreFile({ places }: Pick<Dependencies, 'places'>) {
  return async (tx: Tx, accountId: AccountId, { staged, tier, createdAt, ...told }: Brought): Promise<boolean> => {
    const detected = await detect(await readHead(staged.path))
    const [there] = await store.listFiles(tx, accountId, [told.id])
    if (there) return true
    await holdStorage(tx, accountId)
    if ((await sumBytes(tx, accountId)) + staged.size > limitOf(tier, 'storageBytes')) return false
    const { kind, mime } = detected
    const { size, sha256 } = staged
    const sides = kind === 'picture' ? { width: told.width, height: told.height } : { width: null, height: null }
    const name = storedName(told.name, detected)
    await store.insertFile(tx, accountId, { ...told, ...sides, createdAt, name, kind, mime, size, sha256 })
    // Last, so that a row is never seen without its bytes.
    await places.blobs.keep(told.id, staged.path)
    return true
  }
}

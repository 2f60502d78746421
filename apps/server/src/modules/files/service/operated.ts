import type { Readable } from 'node:stream'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isFileId } from '../../../platform/files/file-id.ts'
import type { FileRow } from '../store/files.ts'
import { ownerOf } from '../../addresses/service/addresses.ts'
import { findPublicFile } from './find-anybodys.ts'
import { lockFile, setFileBlock } from '../store/operated.ts'
import type { Dependencies } from './dependencies.ts'

/** Files of anybody, for whoever runs the server. */
export function createOperatedFiles({ database, places: { blobs } }: Pick<Dependencies, 'database' | 'places'>) {
  return {
    async find(id: string): Promise<FileRow | undefined> {
      const [row] = isFileId(id) ? await findPublicFile(database.tx, id) : []
      return row
    },
    /** Held until the transaction ends. */
    async lock(tx: Tx, id: string): Promise<FileRow | undefined> {
      const accountId = await ownerOf(tx, 'file', id)
      return accountId && lockFile(tx, accountId, id)
    },
    block: (tx: Tx, accountId: AccountId, id: string, { reason, now }: { reason: string; now: Date }): Promise<void> =>
      setFileBlock(tx, accountId, id, { blockedAt: now, blockReason: reason }),
    unblock: (tx: Tx, accountId: AccountId, id: string): Promise<void> =>
      setFileBlock(tx, accountId, id, { blockedAt: null, blockReason: '' }),
    /** Its bytes, also of one that nobody else is given; undefined when they are gone. */
    open: (id: string): Promise<Readable | undefined> => blobs.open(id),
  }
}

import type { Tx } from '../../../platform/db/database.ts'
import { ownerOf } from '../../addresses/service/addresses.ts'
import { type FileRow, listFiles } from '../store/files.ts'

/** The one file behind a public address, if any, of whatever account: knowing its id is the right to read it. */
export async function findPublicFile(tx: Tx, id: string): Promise<FileRow[]> {
  const accountId = await ownerOf(tx, 'file', id)
  return accountId ? listFiles(tx, accountId, [id]) : []
}

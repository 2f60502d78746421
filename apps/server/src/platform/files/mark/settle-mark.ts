import { Readable } from 'node:stream'
import { everybody } from '../../db/account-id.ts'
import type { Database } from '../../db/database.ts'
import { newFileId } from '../file-id.ts'
import type { FilePlaces } from '../open-file-places.ts'
import { putFileMark, readFileMark } from './store.ts'

type Needs = Pick<FilePlaces, 'blobs' | 'staging'> & { database: Pick<Database, 'transact'> }

/** The id of the file by which this database's files are known. The first node that starts stores it. */
export async function settleMark({ database, blobs, staging }: Needs): Promise<string> {
  const known = await database.transact(everybody, readFileMark)
  if (known) return known
  const mine = newFileId()
  const staged = await staging.receive(Readable.from(['The files of one Matai server. Leave this here.\n']))
  try {
    await blobs.keep(mine, staged.path)
  } finally {
    await staging.discard(staged)
  }
  const settled = await database.transact(everybody, (tx) => putFileMark(tx, mine))
  if (settled !== mine) await blobs.delete(mine)
  return settled
}

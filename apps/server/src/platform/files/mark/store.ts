import type { Tx } from '../../db/database.ts'
import { fileMark } from './table.ts'

export async function readFileMark(tx: Tx): Promise<string | undefined> {
  const [row] = await tx.select({ blobId: fileMark.blobId }).from(fileMark)
  return row?.blobId
}

/** The mark from now on: this one, or that of a node that was quicker. */
export async function putFileMark(tx: Tx, blobId: string): Promise<string> {
  await tx.insert(fileMark).values({ blobId }).onConflictDoNothing()
  return (await readFileMark(tx)) ?? blobId
}

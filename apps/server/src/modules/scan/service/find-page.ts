import type { Tx } from '../../../platform/db/database.ts'
import { ownerOf } from '../../addresses/service/addresses.ts'
import { findPublicDirectory, type PublicDirectoryRow } from '../store/directory-page.ts'

/** The directory behind a public address, whoever owns it, published or taken back. */
export async function findPublicPage(tx: Tx, pageId: string): Promise<PublicDirectoryRow | undefined> {
  const accountId = await ownerOf(tx, 'page', pageId)
  return accountId && findPublicDirectory(tx, accountId, pageId)
}

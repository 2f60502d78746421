import type { StoredFile, Style } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { addressesOf, listByIds } from '../store/codes.ts'
import { listFolders } from '../store/folders.ts'
import type { Dependencies } from './dependencies.ts'
import { looksOf } from './describe.ts'

/** A group code as a label shows it. */
export interface PrintedGroup {
  id: number
  name: string
  /** Empty: it is in none. */
  folder: string
  url: string
  createdAt: Date
  style: Style | null
  files: StoredFile[]
}

/** Group codes for what is printed of them. */
export function createPrintedGroups({ database, filesByIds }: Pick<Dependencies, 'database' | 'filesByIds'>) {
  const { tx } = database

  /** In the order of the ids, each once; those that are not there are missing. */
  return async (accountId: AccountId, ids: readonly number[], origin: string): Promise<PrintedGroup[]> => {
    const rows = await listByIds(tx, accountId, ids)
    const addresses = await addressesOf(tx, accountId, ids)
    const folders = new Map((await listFolders(tx, accountId)).map(({ id, name }) => [id, name]))
    const looks = await looksOf(tx, accountId, rows, filesByIds)
    const codes = new Map(
      rows.map(({ id, name, folderId, createdAt }) => [
        id,
        {
          ...{ id, name, createdAt },
          folder: folders.get(folderId ?? 0) ?? '',
          url: `${origin}/g/${addresses.get(id) ?? ''}`,
          ...(looks.get(id) ?? { style: null, files: [] }),
        },
      ]),
    )
    return [...new Set(ids)].flatMap((id) => codes.get(id) ?? [])
  }
}

import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Directories } from '../../directories/service/directories.ts'
import { codesInDirectories, codesNamed } from '../../qr-codes/service/places.ts'
import type { Of } from '../store/stock.ts'

/** Codes that a word or a directory means at most. */
const meantAtMost = 10_000

export interface Asked {
  keyword: string
  filters: Pick<Of, 'low' | 'formId'> & { directoryId?: number | undefined }
}

/** What a list or a file is asked for, as rows are asked for. */
export async function meantBy(
  tx: Tx,
  accountId: AccountId,
  { keyword, filters: { directoryId, ...filters } }: Asked,
  directories: Pick<Directories, 'idsBelow'>,
): Promise<Of> {
  const named = keyword ? await codesNamed(tx, accountId, keyword, meantAtMost) : undefined
  if (directoryId === undefined) return { ...filters, codes: named }
  const below = await directories.idsBelow(accountId, directoryId)
  const kept = await codesInDirectories(tx, accountId, below, meantAtMost)
  return { ...filters, codes: named ? named.filter((id) => kept.has(id)) : [...kept.keys()] }
}

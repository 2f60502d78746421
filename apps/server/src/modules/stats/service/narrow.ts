import type { StatsFilters } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { reachNow } from '../../../platform/db/reach.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { Narrowing } from '../store.ts'

/** The codes that filters mean; undefined is all of them. What is not the account's holds nothing. */
export async function narrow(
  directories: Directories,
  accountId: AccountId,
  { directoryId, kind }: StatsFilters,
): Promise<Narrowing | undefined> {
  const reach = reachNow()
  if (directoryId === undefined && kind === undefined && !reach) return undefined
  return {
    kind,
    directories: directoryId === undefined ? reach?.directories : await directories.idsBelow(accountId, directoryId),
  }
}

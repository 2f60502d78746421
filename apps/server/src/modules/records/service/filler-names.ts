import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fillersOfRecords } from '../store/filler-names.ts'

/** For later modules: who filled records in, as far as the answers tell. */
export async function fillerNames(
  tx: Tx,
  accountId: AccountId,
  recordIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = recordIds.length === 0 ? [] : await fillersOfRecords(tx, accountId, recordIds)
  return new Map(rows.map(({ id, facts }) => [id, facts.name ?? facts.phone ?? '']))
}

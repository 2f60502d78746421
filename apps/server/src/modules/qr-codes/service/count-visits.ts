import { byAccount } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addVisits, type Visited } from '../store/scans.ts'

/** What a rollup found is added to what lists sort and filter by. */
export async function countVisits(tx: Tx, codes: readonly (Visited & { accountId: number })[]): Promise<void> {
  for (const [accountId, visited] of byAccount(codes)) await addVisits(tx, accountId, visited)
}

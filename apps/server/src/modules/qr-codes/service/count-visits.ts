import type { Tx } from '../../../platform/db/database.ts'
import { addVisits, type Visited } from '../store/scans.ts'

/** What a rollup found is added to what lists sort and filter by. */
export function countVisits(tx: Tx, codes: readonly Visited[]): Promise<void> {
  return addVisits(tx, codes)
}

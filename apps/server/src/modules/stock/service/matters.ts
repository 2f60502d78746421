import { type Matter, mattersCounted } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import type { Looking } from '../../notices/service.ts'
import { countStock } from '../store/stock.ts'

/** What lies below its minimum. */
export async function stockToLookAt(tx: Tx, { accountId }: Looking): Promise<Matter[]> {
  const low = await countStock(tx, accountId, { low: true })
  const count = Math.min(low, mattersCounted)
  return low === 0 ? [] : [{ of: 'stockLow', id: null, name: '', count, more: low > count, mine: false }]
}

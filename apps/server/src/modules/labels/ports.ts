import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { port } from '../../platform/ports.ts'
import type { BatchFacts } from './service/dependencies.ts'

/** Number and values of those among live codes that were made of the rows of a workbook. */
export const batchFacts =
  port<(tx: Tx, accountId: AccountId, ids: string[]) => Promise<ReadonlyMap<string, BatchFacts>>>('labels.batchFacts')

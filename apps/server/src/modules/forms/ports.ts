import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { port } from '../../platform/ports.ts'

/** How many records there are of forms; those that have none may be missing. */
export const formRecords =
  port<(tx: Tx, accountId: AccountId, formIds: number[]) => Promise<ReadonlyMap<number, number>>>('forms.records')

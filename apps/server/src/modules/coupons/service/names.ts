import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { listByIds } from '../store/coupons.ts'

/** For later modules: what coupons are called. */
export async function namesAmong(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<Map<number, string>> {
  return new Map((await listByIds(tx, accountId, ids)).map(({ id, name }) => [id, name]))
}

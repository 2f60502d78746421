import { lt } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { accountsIn } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notice } from '../table.ts'

/** Accounts with notices that are older than a moment. */
export async function ownersOfOld(tx: Tx, moment: Date): Promise<AccountId[]> {
  const { accountId, at } = notice
  return accountsIn(await tx.selectDistinct({ accountId }).from(notice).where(lt(at, moment)))
}

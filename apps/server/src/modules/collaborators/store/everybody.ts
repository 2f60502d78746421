import { eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { accountsIn } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { collaborator } from '../table.ts'

/** Accounts of which the person with a number (digits) is a collaborator. */
export async function accountsWithMobile(tx: Tx, mobile: string): Promise<AccountId[]> {
  const rows = await tx
    .select({ accountId: collaborator.accountId })
    .from(collaborator)
    .where(eq(collaborator.mobile, mobile))
  return accountsIn(rows)
}

import { and, isNotNull, lte } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { accountsIn } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeStatus } from '../table.ts'

/** Accounts in which something that was set for a time is over. */
export async function ownersOfEnded(tx: Tx, now: Date): Promise<AccountId[]> {
  const { accountId, until } = codeStatus
  return accountsIn(
    await tx
      .selectDistinct({ accountId })
      .from(codeStatus)
      .where(and(isNotNull(until), lte(until, now))),
  )
}

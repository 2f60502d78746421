import { and, asc, isNotNull, lt, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { accountsIn } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeAccess, codeRefusal } from '../table.ts'

/** Accounts with refusals that are older than a moment. */
export async function ownersOfOldRefusals(tx: Tx, moment: Date): Promise<AccountId[]> {
  const { accountId, at } = codeRefusal
  return accountsIn(await tx.selectDistinct({ accountId }).from(codeRefusal).where(lt(at, moment)))
}

/** The next rows with a sealed password behind a place, of all accounts. */
export function sealedAfter(tx: Tx, after: { accountId: number; qrCodeId: string }, limit: number) {
  const { accountId, qrCodeId, password } = codeAccess
  return tx
    .select({ accountId, qrCodeId, password: sql<string>`${password}` })
    .from(codeAccess)
    .where(
      and(
        isNotNull(password),
        sql`(${accountId}, ${qrCodeId}) > (${after.accountId}::bigint, ${after.qrCodeId}::text)`,
      ),
    )
    .orderBy(asc(accountId), asc(qrCodeId))
    .limit(limit)
    .for('update')
}

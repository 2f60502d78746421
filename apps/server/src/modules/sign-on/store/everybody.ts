import { asc, eq, lte, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { signOn, signOnAttempt } from '../table.ts'

/** Whose provider is offered on the server's own sign-in page. */
export async function findOfferedEverywhere(tx: Tx): Promise<number | undefined> {
  const [row] = await tx
    .select({ accountId: signOn.accountId })
    .from(signOn)
    .where(eq(signOn.everywhere, true))
    .orderBy(asc(signOn.accountId))
    .limit(1)
  return row?.accountId
}

/** Secrets of everybody's clients, as they are sealed. */
export function sealedSignOns(tx: Tx) {
  const { accountId, secret } = signOn
  return tx.select({ accountId, secret }).from(signOn).where(ne(secret, '')).orderBy(accountId)
}

export async function deleteOldAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(signOnAttempt).where(lte(signOnAttempt.until, now))
}

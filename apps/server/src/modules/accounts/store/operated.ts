import { eq } from 'drizzle-orm'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { account, user } from '../table.ts'
import { holdAccount } from './hold.ts'

/** An account of anybody, held until the transaction ends; undefined when there is none. */
export async function lockAnyAccount(tx: Tx, id: number) {
  await holdAccount(tx, id)
  const { name, ownerId, tier, tierUntil, disabledAt } = account
  const [row] = await tx
    .select({ name, ownerId, tier, tierUntil, disabledAt, ownerMobile: user.mobile })
    .from(account)
    .innerJoin(user, eq(user.id, account.ownerId))
    .where(eq(account.id, id))
  return row && { ...row, id: mintAccountId(id) }
}

export async function setTier(
  tx: Tx,
  id: AccountId,
  { tier, tierUntil }: { tier: number; tierUntil: Date | null },
): Promise<void> {
  await tx.update(account).set({ tier, tierUntil }).where(eq(account.id, id))
}

export async function setDisabled(
  tx: Tx,
  id: AccountId,
  { disabledAt, disabledReason }: { disabledAt: Date | null; disabledReason: string },
): Promise<void> {
  await tx.update(account).set({ disabledAt, disabledReason }).where(eq(account.id, id))
}

export async function setName(tx: Tx, id: AccountId, name: string): Promise<void> {
  await tx.update(account).set({ name }).where(eq(account.id, id))
}

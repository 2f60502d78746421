import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { account, secondFactor } from '../table.ts'

export type SecondFactorRow = typeof secondFactor.$inferSelect

/** The one that asks for codes, or the one that is being set up. */
export async function findSecondFactor(
  tx: Tx,
  userId: number,
  { confirmed }: { confirmed: boolean },
): Promise<SecondFactorRow | undefined> {
  const [row] = await tx
    .select()
    .from(secondFactor)
    .where(and(eq(secondFactor.userId, userId), eq(secondFactor.confirmed, confirmed)))
  return row
}

/** Begins anew; false when one asks for codes already. */
export async function beginSecondFactor(tx: Tx, row: { userId: number; secret: string }): Promise<boolean> {
  const begun = await tx
    .insert(secondFactor)
    .values(row)
    .onConflictDoUpdate({
      target: secondFactor.userId,
      set: { secret: row.secret, lastStep: 0 },
      setWhere: eq(secondFactor.confirmed, false),
    })
    .returning({ userId: secondFactor.userId })
  return begun.length === 1
}

/** False when it was confirmed at the same moment, or begun anew. */
export async function confirmSecondFactor(
  tx: Tx,
  { userId, secret, step, recovery }: { userId: number; secret: string; step: number; recovery: string[] },
): Promise<boolean> {
  const confirmed = await tx
    .update(secondFactor)
    .set({ confirmed: true, lastStep: step, recovery })
    .where(and(eq(secondFactor.userId, userId), eq(secondFactor.confirmed, false), eq(secondFactor.secret, secret)))
    .returning({ userId: secondFactor.userId })
  return confirmed.length === 1
}

/** Uses up a half minute's code; of two at once one is told that it was used. */
export async function useStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const used = await tx
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.userId, userId), lt(secondFactor.lastStep, step)))
    .returning({ userId: secondFactor.userId })
  return used.length === 1
}

/** Uses up a recovery code; false when it is none, or was used. */
export async function useRecovery(tx: Tx, userId: number, hash: string): Promise<boolean> {
  const used = await tx
    .update(secondFactor)
    .set({ recovery: sql`${secondFactor.recovery} - ${hash}::text` })
    .where(and(eq(secondFactor.userId, userId), sql`${secondFactor.recovery} @> ${JSON.stringify([hash])}::jsonb`))
    .returning({ userId: secondFactor.userId })
  return used.length === 1
}

/** False when there was none that asked for codes. */
export async function deleteSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  const gone = await tx
    .delete(secondFactor)
    .where(eq(secondFactor.userId, userId))
    .returning({ confirmed: secondFactor.confirmed })
  return gone.some(({ confirmed }) => confirmed)
}

/** Whether that is another wish than before. */
export async function setDemand(tx: Tx, accountId: AccountId, demanded: boolean): Promise<boolean> {
  const changed = await tx
    .update(account)
    .set({ demandsSecondFactor: demanded })
    .where(and(eq(account.id, accountId), ne(account.demandsSecondFactor, demanded)))
    .returning({ id: account.id })
  return changed.length === 1
}

/** The next secrets behind a person, of all people. */
export function secretsAfter(tx: Tx, userId: number, limit: number) {
  return tx
    .select({ userId: secondFactor.userId, secret: secondFactor.secret })
    .from(secondFactor)
    .where(gt(secondFactor.userId, userId))
    .orderBy(asc(secondFactor.userId))
    .limit(limit)
}

/** The same secret, sealed in another way. */
export async function putSecret(tx: Tx, userId: number, secret: string): Promise<void> {
  await tx.update(secondFactor).set({ secret }).where(eq(secondFactor.userId, userId))
}

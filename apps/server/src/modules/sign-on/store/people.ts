import { and, eq, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { signOnAttempt, signOnPerson } from '../table.ts'

export type AttemptRow = typeof signOnAttempt.$inferSelect

const own = (accountId: AccountId, id: string) => and(eq(signOnAttempt.accountId, accountId), eq(signOnAttempt.id, id))

export async function insertAttempt(tx: Tx, accountId: AccountId, row: Omit<AttemptRow, 'accountId'>): Promise<void> {
  await tx.insert(signOnAttempt).values({ accountId, ...row })
}

export async function findAttempt(tx: Tx, accountId: AccountId, id: string): Promise<AttemptRow | undefined> {
  const [row] = await tx.select().from(signOnAttempt).where(own(accountId, id))
  return row
}

/** Writes down who came back; false when somebody did already, or it was used up. */
export async function settleAttempt(tx: Tx, accountId: AccountId, id: string, userId: number): Promise<boolean> {
  const rows = await tx
    .update(signOnAttempt)
    .set({ userId })
    .where(and(own(accountId, id), isNull(signOnAttempt.userId)))
    .returning({ id: signOnAttempt.id })
  return rows.length === 1
}

/** Uses it up; false when somebody did. */
export async function takeAttempt(tx: Tx, accountId: AccountId, id: string): Promise<boolean> {
  const rows = await tx.delete(signOnAttempt).where(own(accountId, id)).returning({ id: signOnAttempt.id })
  return rows.length === 1
}

export async function findPerson(tx: Tx, accountId: AccountId, subject: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ userId: signOnPerson.userId })
    .from(signOnPerson)
    .where(and(eq(signOnPerson.accountId, accountId), eq(signOnPerson.subject, subject)))
  return row?.userId
}

export async function writePerson(tx: Tx, accountId: AccountId, subject: string, userId: number): Promise<void> {
  await tx
    .insert(signOnPerson)
    .values({ accountId, subject, userId })
    .onConflictDoUpdate({ target: [signOnPerson.accountId, signOnPerson.subject], set: { userId } })
}

export async function isPerson(tx: Tx, accountId: AccountId, userId: number): Promise<boolean> {
  const one = and(eq(signOnPerson.accountId, accountId), eq(signOnPerson.userId, userId))
  return (await tx.$count(signOnPerson, one)) > 0
}

export async function forgetPerson(tx: Tx, accountId: AccountId, userId: number): Promise<void> {
  await tx.delete(signOnPerson).where(and(eq(signOnPerson.accountId, accountId), eq(signOnPerson.userId, userId)))
}

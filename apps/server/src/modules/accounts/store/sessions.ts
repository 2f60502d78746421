import { and, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { account, membership, serverOperator, session, user } from '../table.ts'
import { workerColumns } from './workers.ts'

/** Whose rights count: those of the member as whom an administrator looks, as long as both are here. */
const rightsOf = sql`coalesce(${session.seenAs}, ${session.userId})`
const stillAdmin = sql`exists (
  select 1 from membership looking where looking.account_id = ${session.accountId}
    and looking.user_id = ${session.userId} and looking.role = 'admin')`

export type SessionRow = Pick<typeof session.$inferSelect, 'id' | 'device' | 'createdAt' | 'lastSeenAt' | 'expiresAt'>

export async function insertSession(tx: Tx, row: typeof session.$inferInsert): Promise<void> {
  await tx.insert(session).values(row)
}

/** Everything the gate needs to know of a token, as long as the session lives and the user works in the account. */
export async function findBearer(tx: Tx, tokenHash: string, now: Date) {
  const [bearer] = await tx
    .select({
      sessionId: session.id,
      lastSeenAt: session.lastSeenAt,
      accountId: session.accountId,
      ...workerColumns,
      seenAs: session.seenAs,
      within: session.within,
      mobile: user.mobile,
      ownsServer: sql<boolean>`exists (select 1 from ${serverOperator} where ${serverOperator.userId} = ${user.id})`,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .innerJoin(account, eq(account.id, session.accountId))
    .innerJoin(membership, and(eq(membership.accountId, session.accountId), eq(membership.userId, rightsOf)))
    .where(
      and(
        eq(session.tokenHash, tokenHash),
        gt(session.expiresAt, now),
        isNull(account.disabledAt),
        or(isNull(membership.until), gt(membership.until, now)),
        or(isNull(session.seenAs), stillAdmin),
      ),
    )
  return bearer
}

export async function touchSession(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.update(session).set({ lastSeenAt: now }).where(eq(session.id, id))
}

/** The sessions of a user that live, the one used last first. */
export async function listSessions(tx: Tx, userId: number, now: Date): Promise<SessionRow[]> {
  const { id, device, createdAt, lastSeenAt, expiresAt } = session
  return tx
    .select({ id, device, createdAt, lastSeenAt, expiresAt })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt), desc(session.id))
}

/** False when the user has no such session. */
export async function deleteSession(tx: Tx, { id, userId }: { id: number; userId: number }): Promise<boolean> {
  const gone = await tx
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, userId)))
    .returning({ id: session.id })
  return gone.length === 1
}

export async function deleteSessions(tx: Tx, userId: number, { but }: { but?: number } = {}): Promise<number> {
  const { rowCount } = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), but === undefined ? undefined : ne(session.id, but)))
  return rowCount ?? 0
}

/** Ends what a user does in one account; sessions in others go on. */
export async function deleteSessionsOfMember(tx: Tx, accountId: AccountId, userId: number): Promise<void> {
  await tx.delete(session).where(and(eq(session.accountId, accountId), eq(session.userId, userId)))
}

/** Nobody looks at the account as this member any more. */
export async function endSeenAs(tx: Tx, accountId: AccountId, userId: number): Promise<void> {
  await tx
    .update(session)
    .set({ seenAs: null })
    .where(and(eq(session.accountId, accountId), eq(session.seenAs, userId)))
}

export async function setSeenAs(tx: Tx, id: number, userId: number | null): Promise<void> {
  await tx.update(session).set({ seenAs: userId }).where(eq(session.id, id))
}

/** Signs everybody out of an account. */
export async function deleteSessionsIn(tx: Tx, accountId: AccountId): Promise<number> {
  const { rowCount } = await tx.delete(session).where(eq(session.accountId, accountId))
  return rowCount ?? 0
}

/** Whether the person has said in which account this session works. */
export async function isChosen(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx.select({ chosen: session.chosen }).from(session).where(eq(session.id, id))
  return row?.chosen ?? true
}

export async function moveSession(tx: Tx, id: number, accountId: number): Promise<void> {
  await tx
    .update(session)
    .set({ accountId, chosen: true, seenAs: null })
    .where(and(eq(session.id, id), eq(session.within, false)))
}

export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(session).where(lte(session.expiresAt, now))
}

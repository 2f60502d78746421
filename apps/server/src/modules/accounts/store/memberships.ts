import { and, asc, count, eq, ne } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { membership, user } from '../table.ts'
import { holdAccount } from './hold.ts'

export type MembershipRights = Pick<
  typeof membership.$inferInsert,
  'name' | 'email' | 'flags' | 'directories' | 'until' | 'viewOnly'
>

const own = (accountId: AccountId, userId: number) =>
  and(eq(membership.accountId, accountId), eq(membership.userId, userId))

const columns = {
  userId: membership.userId,
  role: membership.role,
  flags: membership.flags,
  name: membership.name,
  email: membership.email,
  directories: membership.directories,
  until: membership.until,
  viewOnly: membership.viewOnly,
  createdAt: membership.createdAt,
  mobile: user.mobile,
  username: user.username,
  ownEmail: user.email,
}

/** Everybody who works in an account, in the order in which they came. */
export function listMembershipsOf(tx: Tx, accountId: AccountId) {
  return tx
    .select(columns)
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(eq(membership.accountId, accountId))
    .orderBy(asc(membership.createdAt), asc(membership.userId))
}

export type MembershipOf = Awaited<ReturnType<typeof listMembershipsOf>>[number]

/** One who works in an account; nobody else changes who does until the transaction ends. */
export async function lockMembership(tx: Tx, accountId: AccountId, userId: number): Promise<MembershipOf | undefined> {
  await holdAccount(tx, accountId)
  const [row] = await tx
    .select(columns)
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(own(accountId, userId))
  return row
}

/** False when the person works there already. */
export async function insertMembership(
  tx: Tx,
  accountId: AccountId,
  userId: number,
  rights: MembershipRights,
): Promise<boolean> {
  const made = await tx
    .insert(membership)
    .values({ accountId, userId, role: 'subAdmin', ...rights })
    .onConflictDoNothing()
    .returning({ userId: membership.userId })
  return made.length === 1
}

export async function setMembership(
  tx: Tx,
  accountId: AccountId,
  userId: number,
  rights: MembershipRights,
): Promise<void> {
  await tx.update(membership).set(rights).where(own(accountId, userId))
}

/** False when the person did not work there any more. */
export async function deleteMembership(tx: Tx, accountId: AccountId, userId: number): Promise<boolean> {
  const gone = await tx
    .delete(membership)
    .where(and(own(accountId, userId), ne(membership.role, 'admin')))
    .returning({ userId: membership.userId })
  return gone.length === 1
}

export async function countMembers(tx: Tx, accountId: AccountId): Promise<number> {
  const [row] = await tx
    .select({ members: count() })
    .from(membership)
    .where(and(eq(membership.accountId, accountId), eq(membership.role, 'subAdmin')))
  return row?.members ?? 0
}

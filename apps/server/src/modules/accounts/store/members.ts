import type { Flag, Role } from '@matai/contract'
import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { account, membership, user } from '../table.ts'

export interface Member {
  userId: number
  role: Role
  flags: readonly Flag[]
  viewOnly: boolean
  /** Whether only in some directories. */
  isLimited: boolean
}

/** Who works in an account and is not about to leave, in the order of their ids. */
export function listMembers(tx: Tx, accountId: AccountId): Promise<Member[]> {
  const { userId, role, flags, viewOnly, directories } = membership
  return tx
    .select({
      userId,
      role,
      flags,
      viewOnly,
      isLimited: sql<boolean>`${role} <> 'admin' and ${directories} is not null`,
    })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(and(eq(membership.accountId, accountId), isNull(user.closingAt)))
    .orderBy(asc(membership.userId))
}

/** Sub-administrators by account; accounts without any are missing. */
export async function countSubAdmins(tx: Tx, accountIds: readonly number[]): Promise<Map<number, number>> {
  if (accountIds.length === 0) return new Map()
  const rows = await tx
    .select({ accountId: membership.accountId, members: count() })
    .from(membership)
    .where(and(inArray(membership.accountId, [...accountIds]), eq(membership.role, 'subAdmin')))
    .groupBy(membership.accountId)
  return new Map(rows.map(({ accountId, members }) => [accountId, members]))
}

/** Accounts behind an id, in the order of their ids: a walk over all of them costs the same at any depth. */
export function listAccountsAfter(tx: Tx, after: number, limit: number) {
  return tx
    .select({ id: account.id, zone: account.zone, tier: account.tier, tierUntil: account.tierUntil })
    .from(account)
    .where(gt(account.id, after))
    .orderBy(asc(account.id))
    .limit(limit)
}

/** Where people read emails, and in which language; who was erased or has no address is missing. */
export async function listMailboxes(tx: Tx, userIds: readonly number[]) {
  if (userIds.length === 0) return []
  return tx
    .select({ userId: user.id, email: user.email, mobile: user.mobile, language: user.language })
    .from(user)
    .where(and(inArray(user.id, [...userIds]), isNull(user.closingAt)))
}

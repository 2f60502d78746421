import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { askNamed } from '../../../platform/db/named-statement.ts'
import { account, membership, user } from '../table.ts'
import { holdAccount } from './hold.ts'

/** A new account with its owner as administrator. It has no name, because visitors would see it on every code. */
export async function insertAccount(
  tx: Tx,
  row: {
    kind: 'personal' | 'enterprise'
    ownerId: number
    tier: number
    tierUntil?: Date | null
    zone?: string
  },
): Promise<AccountId> {
  const [inserted] = await tx
    .insert(account)
    .values({ ...row, name: '' })
    .returning({ id: account.id })
  if (!inserted) throw new Error('an insert returned no row')
  await tx.insert(membership).values({ accountId: inserted.id, userId: row.ownerId, role: 'admin' })
  return mintAccountId(inserted.id)
}

/** Whether the database knows a zone by which it is to count days. Give it the pool: one that is unknown is an error. */
export async function zoneExists(tx: Tx, zone: string): Promise<boolean> {
  try {
    await tx.execute(sql`select now() at time zone ${zone}`)
    return true
  } catch (error) {
    if (/time zone/.test(String((error as Error).cause ?? error))) return false
    throw error
  }
}

export async function setZone(tx: Tx, accountId: AccountId, zone: string): Promise<void> {
  await tx.update(account).set({ zone }).where(eq(account.id, accountId))
}

/** Answers the name that it had. */
export async function setAccountName(tx: Tx, accountId: AccountId, name: string): Promise<string> {
  await holdAccount(tx, accountId)
  const [before] = await tx.select({ name: account.name }).from(account).where(eq(account.id, accountId))
  await tx.update(account).set({ name }).where(eq(account.id, accountId))
  return before?.name ?? ''
}

/** The accounts that a user works in, the user's own first; nobody works in one that is disabled, or beyond its end. */
export async function listMemberships(tx: Tx, userId: number, now?: Date) {
  return tx
    .select({
      id: account.id,
      name: account.name,
      ownerMobile: user.mobile,
      kind: account.kind,
      tier: account.tier,
      tierUntil: account.tierUntil,
      zone: account.zone,
      demandsSecondFactor: account.demandsSecondFactor,
      role: membership.role,
      flags: membership.flags,
      viewOnly: membership.viewOnly,
      directories: membership.directories,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .innerJoin(user, eq(user.id, account.ownerId))
    .where(
      and(
        eq(membership.userId, userId),
        isNull(account.disabledAt),
        now && or(isNull(membership.until), gt(membership.until, now)),
      ),
    )
    .orderBy(desc(sql`${account.ownerId} = ${userId}`), asc(account.id))
}

export type MembershipRow = Awaited<ReturnType<typeof listMemberships>>[number]

/** Tier, zone and name of an account. */
export async function findStanding(tx: Tx, accountId: AccountId) {
  const [row] = await askNamed<{ tier: number; zone: string; name: string; until: number | null }>(tx, {
    name: 'account-standing',
    text: `select tier, (extract(epoch from tier_until) * 1000)::float8 as until, zone, name from account where id = $1`,
    values: [accountId],
  })
  if (!row) return undefined
  const { until, ...standing } = row
  return { ...standing, tierUntil: until === null ? null : new Date(until) }
}

/** What accounts are called and whose they are. */
export async function listAccounts(tx: Tx, ids: number[]) {
  if (ids.length === 0) return []
  return tx
    .select({ id: account.id, name: account.name, ownerMobile: user.mobile })
    .from(account)
    .innerJoin(user, eq(user.id, account.ownerId))
    .where(inArray(account.id, ids))
}

/** Who looks after an account. */
export async function listAdmins(tx: Tx, accountId: AccountId): Promise<number[]> {
  const rows = await tx
    .select({ id: membership.userId })
    .from(membership)
    .where(and(eq(membership.accountId, accountId), eq(membership.role, 'admin')))
  return rows.map(({ id }) => id)
}

/** Whether somebody with a number (E.164) works in an account. */
export async function hasMember(tx: Tx, accountId: AccountId, mobile: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: membership.userId })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(and(eq(membership.accountId, accountId), eq(user.mobile, mobile)))
  return row !== undefined
}

/** The first own account of each of these people. */
export function listOwnAccounts(tx: Tx, by: { mobiles: readonly string[] } | { userId: number }) {
  return tx
    .select({ userId: user.id, accountId: sql<number>`min(${account.id})`.mapWith(account.id) })
    .from(user)
    .innerJoin(account, eq(account.ownerId, user.id))
    .where('userId' in by ? eq(user.id, by.userId) : inArray(user.mobile, [...by.mobiles]))
    .groupBy(user.id)
}

/** Why the first of a user's accounts is disabled; undefined when none is. */
export async function findDisabled(tx: Tx, userId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ reason: account.disabledReason })
    .from(account)
    .innerJoin(membership, eq(membership.accountId, account.id))
    .where(and(eq(membership.userId, userId), isNotNull(account.disabledAt)))
    .orderBy(asc(account.id))
    .limit(1)
  return row?.reason
}

/** Whether other people work in an account that the user owns. */
export async function ownsSharedAccount(tx: Tx, userId: number): Promise<boolean> {
  const [shared] = await tx
    .select({ id: account.id })
    .from(account)
    .innerJoin(membership, eq(membership.accountId, account.id))
    .where(and(eq(account.ownerId, userId), ne(membership.userId, userId)))
    .limit(1)
  return shared !== undefined
}

/** Nobody works in the users' name any more, and their accounts lose their names. What they made stays. */
export async function leaveAccounts(tx: Tx, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return
  await tx.delete(membership).where(inArray(membership.userId, userIds))
  await tx.update(account).set({ name: '' }).where(inArray(account.ownerId, userIds))
}

import type { operatedSorts, OperatedAccount, Role, Tier } from '@matai/contract'
import { tierNumbers } from '@matai/contract'
import { and, asc, desc, eq, gt, ilike, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { account, membership, secondFactor, session, user } from '../../accounts/table.ts'
import { file } from '../../files/table.ts'
import { qrCode } from '../../qr-codes/table.ts'
import { type AccountFacts, digitsIn } from '../rules.ts'

export interface AccountQuery {
  keyword: string
  sort: (typeof operatedSorts)[number]
  tier: Tier | undefined
  state: OperatedAccount['state'] | undefined
  now: Date
  offset: number
  limit: number
}

const stored = sql<number>`(select coalesce(sum(${file.size}), 0) from ${file} where ${file.accountId} = ${account.id})`

const columns = {
  id: account.id,
  name: account.name,
  kind: account.kind,
  tier: account.tier,
  tierUntil: account.tierUntil,
  disabledAt: account.disabledAt,
  createdAt: account.createdAt,
  mobile: user.mobile,
  closingAt: user.closingAt,
  lastSignInAt: user.lastSignInAt,
  storedBytes: stored.mapWith(Number),
}

const orders = {
  newest: [desc(account.id)],
  number: [sql`${user.mobile} asc nulls last`, asc(account.id)],
  name: [sql`nullif(${account.name}, '') asc nulls last`, asc(account.id)],
  tier: [desc(account.tier), asc(account.id)],
  storage: [desc(stored), asc(account.id)],
  signedIn: [sql`${user.lastSignInAt} desc nulls last`, desc(account.id)],
} satisfies Record<AccountQuery['sort'], SQL[]>

/** Accounts of everybody: only operators' calls come here. */
export function listAnyAccounts(tx: Tx, query: AccountQuery): Promise<AccountFacts[]> {
  return tx
    .select(columns)
    .from(account)
    .innerJoin(user, eq(user.id, account.ownerId))
    .where(filtered(query))
    .orderBy(...orders[query.sort])
    .offset(query.offset)
    .limit(query.limit)
}

/** Counts to `atMost` and no further. */
export async function countAnyAccounts(tx: Tx, query: AccountQuery, atMost: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from ${account} join ${user} on ${user.id} = ${account.ownerId}
      where ${filtered(query) ?? sql`true`} limit ${atMost}) counted`)
  return rows[0]?.count ?? 0
}

export async function findAnyAccount(tx: Tx, id: number): Promise<(AccountFacts & { reason: string }) | undefined> {
  const [row] = await tx
    .select({ ...columns, reason: account.disabledReason })
    .from(account)
    .innerJoin(user, eq(user.id, account.ownerId))
    .where(eq(account.id, id))
  return row
}

/** Who works in an account, its owner first. */
export function listPeople(tx: Tx, accountId: number) {
  const { id: userId, mobile, username, email, lastSignInAt } = user
  const role = sql<Role>`${membership.role}`
  const confirmed = sql<boolean>`coalesce(${secondFactor.confirmed}, false)`
  return tx
    .select({ userId, mobile, username, email, lastSignInAt, role, secondFactor: confirmed })
    .from(membership)
    .leftJoin(secondFactor, eq(secondFactor.userId, membership.userId))
    .innerJoin(user, eq(user.id, membership.userId))
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(eq(membership.accountId, accountId))
    .orderBy(desc(sql`${user.id} = ${account.ownerId}`), asc(user.id))
    .limit(peopleShown)
}

const peopleShown = 200
const sessionsShown = 100

/** Devices that are signed in to an account now, the one used last first. */
export function listSessionsIn(tx: Tx, accountId: number, now: Date) {
  const { id, userId, device, lastSeenAt } = session
  return tx
    .select({ id, userId, device, lastSeenAt })
    .from(session)
    .where(and(eq(session.accountId, accountId), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt), desc(session.id))
    .limit(sessionsShown)
}

/** The first own account of each who has one of the numbers or usernames. */
export async function listAccountsNamed(tx: Tx, names: readonly string[]) {
  if (names.length === 0) return []
  const { id: accountId } = account
  return tx
    .selectDistinctOn([user.id], { accountId, userId: user.id, mobile: user.mobile, username: user.username })
    .from(user)
    .innerJoin(account, eq(account.ownerId, user.id))
    .where(or(inArray(user.mobile, [...names]), inArray(user.username, [...names])))
    .orderBy(user.id, account.id)
}

/** The first own account of a person; undefined for who is erased or never was. */
export async function findOwnAccount(tx: Tx, userId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.ownerId, userId))
    .orderBy(account.id)
    .limit(1)
  return row?.id
}

/** Live codes of an account that were not deleted. */
export async function countCodesOf(tx: Tx, accountId: number): Promise<number> {
  return tx.$count(qrCode, and(eq(qrCode.accountId, accountId), isNull(qrCode.deletedAt)))
}

function filtered({ keyword, tier, state, now }: AccountQuery): SQL | undefined {
  return and(
    keyword ? named(keyword) : undefined,
    tier && eq(account.tier, tierNumbers[tier]),
    state && inState(state, now),
  )
}

function inState(state: OperatedAccount['state'], now: Date): SQL | undefined {
  const leaving = or(isNotNull(user.closingAt), isNull(user.mobile))
  const staying = and(isNull(account.disabledAt), isNull(user.closingAt), isNotNull(user.mobile))
  switch (state) {
    case 'disabled':
      return isNotNull(account.disabledAt)
    case 'closing':
      return and(isNull(account.disabledAt), leaving)
    case 'ended':
      return and(staying, lte(account.tierUntil, now))
    case 'active':
      return and(staying, or(isNull(account.tierUntil), gt(account.tierUntil, now)))
  }
}

function named(keyword: string): SQL | undefined {
  // A keyword is text, not a pattern.
  const text = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const digits = digitsIn(keyword)
  return or(
    ilike(account.name, text),
    ilike(user.username, text),
    ilike(user.email, text),
    digits ? ilike(user.mobile, `%${digits}%`) : undefined,
    /^\d{1,15}$/.test(keyword) ? eq(account.id, Number(keyword)) : undefined,
  )
}

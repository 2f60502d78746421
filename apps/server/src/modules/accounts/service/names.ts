import type { Tier } from '@matai/contract'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { currentTier, maskMobile } from '../rules.ts'
import {
  findStanding,
  hasMember,
  listAccounts,
  listAdmins,
  listMemberships,
  listOwnAccounts,
} from '../store/accounts.ts'
import { listMembershipsOf, type MembershipOf } from '../store/memberships.ts'
import { findServerOperator } from '../store/server-operator.ts'
import { findUser, listUsers } from '../store/users.ts'

/** What people are called, by user id; who was erased has no name. */
export async function namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>> {
  const users = await listUsers(tx, userIds)
  return new Map(users.map(({ id, username, mobile }) => [id, username ?? (mobile ? maskMobile(mobile) : '')]))
}

/** What somebody is called in an account. */
export function shownName({ name, username, mobile }: Pick<MembershipOf, 'name' | 'username' | 'mobile'>): string {
  return name || username || (mobile ? maskMobile(mobile) : '')
}

export async function nameOfMember(tx: Tx, accountId: AccountId, userId: number): Promise<string> {
  const row = (await listMembershipsOf(tx, accountId)).find((one) => one.userId === userId)
  return row ? shownName(row) : ''
}

/** What accounts are called, by id: their name, else their owner's number. */
export async function accountNamesOf(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  const rows = await listAccounts(tx, ids)
  return new Map(rows.map(({ id, name, ownerMobile }) => [id, name || (ownerMobile ? maskMobile(ownerMobile) : '')]))
}

/** Tier and zone of an account as they count now, and its name if it has one: for what visitors do in it. */
export async function standingOf(
  tx: Tx,
  accountId: AccountId,
  now: Date,
): Promise<{ tier: Tier; zone: string; name: string } | undefined> {
  const row = await findStanding(tx, accountId)
  return row && { tier: currentTier(row, now), zone: row.zone, name: row.name }
}

/** The administrators of an account, as they are told of things. */
export async function adminsOf(tx: Tx, accountId: AccountId): Promise<{ accountId: AccountId; userId: number }[]> {
  return (await listAdmins(tx, accountId)).map((userId) => ({ accountId, userId }))
}

/** Whether the person with a number (E.164) works in an account. */
export const isMember = (tx: Tx, accountId: AccountId, mobile: string): Promise<boolean> =>
  hasMember(tx, accountId, mobile)

/** Where the person with a number (E.164) works, and as whom. */
export async function workplacesOf(
  tx: Tx,
  mobile: string,
  now: Date,
): Promise<{ accountId: AccountId; userId: number }[]> {
  const person = await findUser(tx, { mobile })
  const rows = person ? await listMemberships(tx, person.id, now) : []
  return rows.map(({ id }) => ({ accountId: mintAccountId(id), userId: person?.id ?? 0 }))
}

/** Who runs the server, each in the first own account, as they are told of things. */
export async function operatorsOf(
  tx: Tx,
  mobiles: readonly string[],
): Promise<{ accountId: AccountId; userId: number }[]> {
  const first = mobiles.length === 0 ? await findServerOperator(tx) : undefined
  if (mobiles.length === 0 && first === undefined) return []
  const rows = await listOwnAccounts(tx, first === undefined ? { mobiles } : { userId: first })
  return rows.map(({ accountId, userId }) => ({ accountId: mintAccountId(accountId), userId }))
}

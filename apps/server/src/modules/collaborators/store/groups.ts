import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import { collaboratorInGroup, identityGroup } from '../table.ts'

export type GroupRow = typeof identityGroup.$inferSelect

const one = (accountId: AccountId, id: number) => and(eq(identityGroup.accountId, accountId), eq(identityGroup.id, id))

/** All of an account: they are few. */
export const listGroups = (tx: Tx, accountId: AccountId): Promise<GroupRow[]> =>
  tx
    .select()
    .from(identityGroup)
    .where(eq(identityGroup.accountId, accountId))
    .orderBy(asc(identityGroup.name), asc(identityGroup.id))

/** How many people are in each; groups without anybody are missing. */
export async function countPeople(tx: Tx, accountId: AccountId): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ id: collaboratorInGroup.groupId, people: sql<number>`count(*)::int` })
    .from(collaboratorInGroup)
    .where(eq(collaboratorInGroup.accountId, accountId))
    .groupBy(collaboratorInGroup.groupId)
  return new Map(rows.map(({ id, people }) => [id, people]))
}

/** Those of the account among the ids, held so that none vanishes while somebody is put into it. */
export const holdGroups = (tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<GroupRow[]> =>
  tx
    .select()
    .from(identityGroup)
    .where(and(eq(identityGroup.accountId, accountId), inArray(identityGroup.id, [...ids])))
    .orderBy(asc(identityGroup.id))
    .for('key share')

export async function lockGroup(tx: Tx, accountId: AccountId, id: number): Promise<GroupRow | undefined> {
  const [row] = await tx.select().from(identityGroup).where(one(accountId, id)).for('update')
  return row
}

/** Undefined when the account has one of this name already. */
export async function insertGroup(tx: Tx, accountId: AccountId, name: string): Promise<GroupRow | undefined> {
  const [row] = await tx.insert(identityGroup).values({ accountId, name }).onConflictDoNothing().returning()
  return row
}

/** `taken` when another one has the name, also one that gets it at this moment. */
export async function renameGroup(tx: Tx, accountId: AccountId, id: number, name: string): Promise<GroupRow | 'taken'> {
  try {
    const [row] = await tx.update(identityGroup).set({ name }).where(one(accountId, id)).returning()
    return row ?? 'taken'
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

/** With what says who is in it. */
export async function deleteGroup(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  await tx
    .delete(collaboratorInGroup)
    .where(and(eq(collaboratorInGroup.accountId, accountId), eq(collaboratorInGroup.groupId, id)))
  await tx.delete(identityGroup).where(one(accountId, id))
}

/** The groups of people; those who are in none are missing. */
export async function groupsOf(
  tx: Tx,
  accountId: AccountId,
  collaboratorIds: readonly number[],
): Promise<ReadonlyMap<number, { id: number; name: string }[]>> {
  const rows = await tx
    .select({ of: collaboratorInGroup.collaboratorId, id: identityGroup.id, name: identityGroup.name })
    .from(collaboratorInGroup)
    .innerJoin(
      identityGroup,
      and(
        eq(identityGroup.accountId, collaboratorInGroup.accountId),
        eq(identityGroup.id, collaboratorInGroup.groupId),
      ),
    )
    .where(
      and(
        eq(collaboratorInGroup.accountId, accountId),
        eq(identityGroup.accountId, accountId),
        inArray(collaboratorInGroup.collaboratorId, [...collaboratorIds]),
      ),
    )
    .orderBy(asc(identityGroup.name), asc(identityGroup.id))
  const groups = new Map<number, { id: number; name: string }[]>()
  for (const { of, id, name } of rows) groups.set(of, [...(groups.get(of) ?? []), { id, name }])
  return groups
}

/** Puts people into groups, pair by pair; who is in one stays in it. */
export async function putIntoGroups(
  tx: Tx,
  accountId: AccountId,
  pairs: readonly { id: number; groupId: number }[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into collaborator_in_group (account_id, collaborator_id, group_id)
    select ${accountId}::bigint, pair.id, pair.group_id
    from unnest(${sql.param(pairs.map(({ id }) => id))}::bigint[], ${sql.param(pairs.map(({ groupId }) => groupId))}::bigint[])
      as pair (id, group_id)
    on conflict do nothing`)
  return rowCount ?? 0
}

/** Takes people out of a group, or out of all. */
export async function takeOutOfGroups(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
  groupId?: number,
): Promise<number> {
  const { rowCount } = await tx
    .delete(collaboratorInGroup)
    .where(
      and(
        eq(collaboratorInGroup.accountId, accountId),
        inArray(collaboratorInGroup.collaboratorId, [...ids]),
        groupId === undefined ? undefined : eq(collaboratorInGroup.groupId, groupId),
      ),
    )
  return rowCount ?? 0
}

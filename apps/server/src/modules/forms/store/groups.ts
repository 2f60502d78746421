import { and, asc, eq, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import { formGroup } from '../table.ts'

export type GroupRow = typeof formGroup.$inferSelect

const one = (accountId: AccountId, id: number) => and(eq(formGroup.accountId, accountId), eq(formGroup.id, id))

/** Whoever counts or orders the groups of an account comes after whoever changes them now. */
export async function holdGroups(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`form groups ${accountId}`}, 0))`)
}

/** All of an account in their order: they are few. */
export function listGroups(tx: Tx, accountId: AccountId): Promise<GroupRow[]> {
  return tx
    .select()
    .from(formGroup)
    .where(eq(formGroup.accountId, accountId))
    .orderBy(asc(formGroup.position), asc(formGroup.id))
}

export async function findGroup(tx: Tx, accountId: AccountId, id: number): Promise<GroupRow | undefined> {
  const [row] = await tx.select().from(formGroup).where(one(accountId, id))
  return row
}

/** Locked, so that it cannot vanish while something goes into it. */
export async function lockGroup(tx: Tx, accountId: AccountId, id: number): Promise<GroupRow | undefined> {
  const [row] = await tx.select().from(formGroup).where(one(accountId, id)).for('update')
  return row
}

/** Undefined when the account has a group of this name already. */
export async function insertGroup(
  tx: Tx,
  values: { accountId: AccountId; name: string; position: number },
): Promise<GroupRow | undefined> {
  const [row] = await tx.insert(formGroup).values(values).onConflictDoNothing().returning()
  return row
}

/** `taken` when another group has the name, also one that gets it at this moment. */
export async function renameGroup(
  tx: Tx,
  accountId: AccountId,
  id: number,
  name: string,
): Promise<GroupRow | 'taken' | undefined> {
  try {
    const [row] = await tx.update(formGroup).set({ name }).where(one(accountId, id)).returning()
    return row
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

export async function placeGroups(tx: Tx, accountId: AccountId, ids: number[]): Promise<void> {
  await tx.execute(sql`
    update ${formGroup} set position = wanted.place
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as wanted (id, place)
    where ${formGroup.accountId} = ${accountId} and ${formGroup.id} = wanted.id`)
}

export async function deleteGroup(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  await tx.delete(formGroup).where(one(accountId, id))
}

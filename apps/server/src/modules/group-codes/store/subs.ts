import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { groupSub } from '../table.ts'

export type SubRow = typeof groupSub.$inferSelect
type Changes = Partial<Pick<SubRow, 'name' | 'fileId' | 'text' | 'until' | 'weight' | 'hours' | 'areas' | 'paused'>>

const one = (accountId: AccountId, id: number) => and(eq(groupSub.accountId, accountId), eq(groupSub.id, id))
const among = (accountId: AccountId, ids: readonly number[]) =>
  and(eq(groupSub.accountId, accountId), inArray(groupSub.id, [...ids]))

/** Pictures of codes, in their order. */
export const listSubs = (tx: Tx, accountId: AccountId, groupCodeIds: readonly number[]): Promise<SubRow[]> =>
  tx
    .select()
    .from(groupSub)
    .where(and(eq(groupSub.accountId, accountId), inArray(groupSub.groupCodeId, [...groupCodeIds])))
    .orderBy(asc(groupSub.groupCodeId), asc(groupSub.position), asc(groupSub.id))

export async function findSub(tx: Tx, accountId: AccountId, id: number): Promise<SubRow | undefined> {
  const [row] = await tx.select().from(groupSub).where(one(accountId, id))
  return row
}

/** Undefined when the group code has a picture with this text already. */
export async function insertSub(tx: Tx, values: typeof groupSub.$inferInsert): Promise<SubRow | undefined> {
  const [row] = await tx.insert(groupSub).values(values).onConflictDoNothing().returning()
  return row
}

export async function updateSub(
  tx: Tx,
  accountId: AccountId,
  id: number,
  changes: Changes,
): Promise<SubRow | undefined> {
  if (Object.keys(changes).length === 0) return findSub(tx, accountId, id)
  const [row] = await tx.update(groupSub).set(changes).where(one(accountId, id)).returning()
  return row
}

export async function placeSubs(tx: Tx, accountId: AccountId, ids: number[]): Promise<void> {
  await tx.execute(sql`
    update ${groupSub} set position = wanted.place
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as wanted (id, place)
    where ${groupSub.accountId} = ${accountId} and ${groupSub.id} = wanted.id`)
}

export const setMost = (tx: Tx, accountId: AccountId, ids: readonly number[], most: number | null): Promise<SubRow[]> =>
  tx.update(groupSub).set({ most }).where(among(accountId, ids)).returning()

export const deleteSubs = (tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<SubRow[]> =>
  tx.delete(groupSub).where(among(accountId, ids)).returning()

import { and, asc, count, eq, getTableColumns, gt, inArray, min, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, inOrder, momentOf } from '../../../platform/lists/page-sql.ts'
import type { Lately } from '../rules/outlook.ts'
import { groupAddress, groupCode, groupDay, groupPlace, groupSub } from '../table.ts'

export type GroupCodeRow = typeof groupCode.$inferSelect
type Values = Pick<GroupCodeRow, 'name' | 'folderId' | 'mode' | 'words' | 'formId' | 'style' | 'updatedAt'>

const one = (accountId: AccountId, id: number) => and(eq(groupCode.accountId, accountId), eq(groupCode.id, id))
const among = (accountId: AccountId, ids: readonly number[]) =>
  and(eq(groupCode.accountId, accountId), inArray(groupCode.id, [...ids]))

interface Narrowed {
  keyword: string
  folderId?: number | undefined
}

const matching = (accountId: AccountId, { keyword, folderId }: Narrowed) =>
  and(
    eq(groupCode.accountId, accountId),
    keyword ? holds(groupCode.name, keyword) : undefined,
    folderId === undefined ? undefined : eq(groupCode.folderId, folderId),
  )

/** `moment` is that of the change with microseconds, for the cursor. */
export function listCodes(
  tx: Tx,
  accountId: AccountId,
  { keyword, folderId, sort, after, offset, limit }: PageOfRows & Narrowed,
): Promise<(GroupCodeRow & { moment: string })[]> {
  return tx
    .select({ ...getTableColumns(groupCode), moment: momentOf(groupCode.updatedAt) })
    .from(groupCode)
    .where(and(matching(accountId, { keyword, folderId }), behind(groupCode.updatedAt, groupCode.id, after)))
    .orderBy(...inOrder(sort, { moment: groupCode.updatedAt, id: groupCode.id, name: groupCode.name }))
    .offset(offset)
    .limit(limit)
}

export const countCodes = (tx: Tx, accountId: AccountId, narrowed: Narrowed): Promise<number> =>
  tx.$count(groupCode, matching(accountId, narrowed))

export async function findCode(tx: Tx, accountId: AccountId, id: number): Promise<GroupCodeRow | undefined> {
  const [row] = await tx.select().from(groupCode).where(one(accountId, id))
  return row
}

/** Held, so that it cannot vanish while pictures are put into it. */
export async function lockCode(tx: Tx, accountId: AccountId, id: number): Promise<GroupCodeRow | undefined> {
  const [row] = await tx.select().from(groupCode).where(one(accountId, id)).for('update')
  return row
}

export const listByIds = (tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<GroupCodeRow[]> =>
  tx.select().from(groupCode).where(among(accountId, ids)).orderBy(asc(groupCode.id))

/** Whoever adds one comes after whoever adds one now, so that a limit holds. */
export async function holdAdding(tx: Tx, accountId: AccountId): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`group codes ${accountId}`}, 0))`)
  return tx.$count(groupCode, eq(groupCode.accountId, accountId))
}

export async function insertCode(
  tx: Tx,
  values: Values & { accountId: AccountId; createdBy: number; address: string },
): Promise<GroupCodeRow | undefined> {
  const { address, ...row } = values
  const [made] = await tx.insert(groupCode).values(row).returning()
  if (made) await tx.insert(groupAddress).values({ id: address, accountId: row.accountId, groupCodeId: made.id })
  return made
}

export async function updateCode(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: Partial<Values>,
): Promise<GroupCodeRow | undefined> {
  const [row] = await tx.update(groupCode).set(values).where(one(accountId, id)).returning()
  return row
}

/** With all that is known of them but for their addresses. */
export async function deleteCodes(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<GroupCodeRow[]> {
  const gone = await tx.delete(groupCode).where(among(accountId, ids)).returning()
  for (const table of [groupSub, groupPlace, groupDay])
    await tx.delete(table).where(and(eq(table.accountId, accountId), inArray(table.groupCodeId, [...ids])))
  return gone
}

/** Addresses by the ids of codes. */
export async function addressesOf(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select()
    .from(groupAddress)
    .where(and(eq(groupAddress.accountId, accountId), inArray(groupAddress.groupCodeId, [...ids])))
  return new Map(rows.map(({ id, groupCodeId }) => [groupCodeId, id]))
}

/** The group code at an address of the account; addresses outlive their codes. */
export async function findCodeAt(tx: Tx, accountId: AccountId, id: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: groupAddress.groupCodeId })
    .from(groupAddress)
    .where(and(eq(groupAddress.accountId, accountId), eq(groupAddress.id, id)))
  return row?.id
}

/** Places that were taken since a moment, by code, and when the first of them was; those in which none was are missing. */
export async function takenSince(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
  since: Date,
): Promise<Map<number, Lately>> {
  const rows = await tx
    .select({ id: groupPlace.groupCodeId, places: count(), since: min(groupPlace.at) })
    .from(groupPlace)
    .where(
      and(eq(groupPlace.accountId, accountId), inArray(groupPlace.groupCodeId, [...ids]), gt(groupPlace.at, since)),
    )
    .groupBy(groupPlace.groupCodeId)
  return new Map(rows.map((row) => [row.id, { places: row.places, since: row.since ?? since }]))
}

/** Codes by folder; under null those in none. */
export async function countByFolder(tx: Tx, accountId: AccountId): Promise<Map<number | null, number>> {
  const rows = await tx
    .select({ folderId: groupCode.folderId, codes: count() })
    .from(groupCode)
    .where(eq(groupCode.accountId, accountId))
    .groupBy(groupCode.folderId)
  return new Map(rows.map(({ folderId, codes }) => [folderId, codes]))
}

/** Codes of a folder are in none. */
export async function leaveFolder(tx: Tx, accountId: AccountId, folderId: number): Promise<void> {
  await tx
    .update(groupCode)
    .set({ folderId: null })
    .where(and(eq(groupCode.accountId, accountId), eq(groupCode.folderId, folderId)))
}

export const listAll = (tx: Tx, accountId: AccountId): Promise<GroupCodeRow[]> =>
  tx.select().from(groupCode).where(eq(groupCode.accountId, accountId)).orderBy(asc(groupCode.id))

/** Of each day since a day and each picture: what visitors did. */
export const listDays = (tx: Tx, accountId: AccountId, groupCodeId: number, from: string) =>
  tx
    .select()
    .from(groupDay)
    .where(
      and(
        eq(groupDay.accountId, accountId),
        eq(groupDay.groupCodeId, groupCodeId),
        sql`${groupDay.day} >= ${from}::date`,
      ),
    )
    .orderBy(asc(groupDay.day))

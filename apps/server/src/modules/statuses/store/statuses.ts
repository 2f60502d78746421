import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeInReach } from '../../../platform/db/reach.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, inOrder, momentOf } from '../../../platform/lists/page-sql.ts'
import { codeStatus, status, statusItem } from '../table.ts'

export type StatusRow = typeof status.$inferSelect
export type ItemRow = typeof statusItem.$inferSelect
type StatusValues = Pick<
  StatusRow,
  'name' | 'permission' | 'members' | 'collaborators' | 'show' | 'stuckHours' | 'transitions' | 'updatedAt'
>

const one = (accountId: AccountId, id: number) =>
  and(eq(status.accountId, accountId), eq(status.id, id), isNull(status.deletedAt))
const matching = (accountId: AccountId, keyword: string) =>
  and(eq(status.accountId, accountId), isNull(status.deletedAt), holds(status.name, keyword))

/** Whoever counts the statuses of an account comes after whoever adds one now. */
export async function holdStatuses(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`statuses ${accountId}`}, 0))`)
}

export function listStatuses(
  tx: Tx,
  accountId: AccountId,
  { keyword, sort, after, offset, limit }: PageOfRows & { keyword: string },
): Promise<(StatusRow & { moment: string })[]> {
  return tx
    .select({ ...getTableColumns(status), moment: momentOf(status.updatedAt) })
    .from(status)
    .where(and(matching(accountId, keyword), behind(status.updatedAt, status.id, after)))
    .orderBy(...inOrder(sort, { moment: status.updatedAt, id: status.id, name: status.name }))
    .offset(offset)
    .limit(limit)
}

export const countStatuses = (tx: Tx, accountId: AccountId, keyword = ''): Promise<number> =>
  tx.$count(status, matching(accountId, keyword))

/** Those that are not deleted: an account has few. */
export function allStatuses(tx: Tx, accountId: AccountId): Promise<StatusRow[]> {
  return tx.select().from(status).where(matching(accountId, '')).orderBy(asc(status.id))
}

/** With those that were deleted: histories know what they were called. */
export async function statusNames(tx: Tx, accountId: AccountId, ids: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: status.id, name: status.name })
    .from(status)
    .where(and(eq(status.accountId, accountId), inArray(status.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function findStatus(tx: Tx, accountId: AccountId, id: number): Promise<StatusRow | undefined> {
  const [row] = await tx.select().from(status).where(one(accountId, id))
  return row
}

export async function insertStatus(tx: Tx, accountId: AccountId, values: StatusValues): Promise<StatusRow | undefined> {
  const [row] = await tx
    .insert(status)
    .values({ accountId, ...values })
    .returning()
  return row
}

export async function updateStatus(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: Partial<StatusValues & { deletedAt: Date }>,
): Promise<StatusRow | undefined> {
  const [row] = await tx
    .update(status)
    .set({ ...values, version: sql`${status.version} + 1` })
    .where(one(accountId, id))
    .returning()
  return row
}

/** Items of statuses in their order, without those that were removed. */
export function itemsOf(tx: Tx, accountId: AccountId, statusIds: readonly number[]): Promise<ItemRow[]> {
  return tx
    .select()
    .from(statusItem)
    .where(
      and(
        eq(statusItem.accountId, accountId),
        inArray(statusItem.statusId, [...statusIds]),
        isNull(statusItem.removedAt),
      ),
    )
    .orderBy(asc(statusItem.statusId), asc(statusItem.position), asc(statusItem.id))
}

/** The status that an item belongs to; undefined when the item was removed. */
export async function statusOfItem(tx: Tx, accountId: AccountId, id: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ statusId: statusItem.statusId })
    .from(statusItem)
    .where(and(eq(statusItem.accountId, accountId), eq(statusItem.id, id), isNull(statusItem.removedAt)))
  return row?.statusId
}

/** What items are called, with those that were removed. */
export async function itemNames(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: statusItem.id, name: statusItem.name })
    .from(statusItem)
    .where(and(eq(statusItem.accountId, accountId), inArray(statusItem.id, [...ids])))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Writes the items of a status: those of a known key change, others are new. */
export async function putItems(
  tx: Tx,
  accountId: AccountId,
  statusId: number,
  items: readonly Omit<ItemRow, 'accountId' | 'statusId' | 'id' | 'removedAt' | 'position'>[],
): Promise<void> {
  for (const [position, item] of items.entries()) {
    await tx
      .insert(statusItem)
      .values({ accountId, statusId, position, ...item })
      .onConflictDoUpdate({
        target: [statusItem.accountId, statusItem.statusId, statusItem.key],
        targetWhere: isNull(statusItem.removedAt),
        set: { ...item, position },
      })
  }
}

export async function removeItems(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
  removedAt: Date,
): Promise<void> {
  await tx
    .update(statusItem)
    .set({ removedAt })
    .where(and(eq(statusItem.accountId, accountId), inArray(statusItem.id, [...ids])))
}

/** Live codes of statuses; those without any are missing. */
export async function codesOfStatuses(
  tx: Tx,
  accountId: AccountId,
  statusIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: codeStatus.statusId, codes: sql<number>`count(*)::int` })
    .from(codeStatus)
    .where(
      and(
        eq(codeStatus.accountId, accountId),
        inArray(codeStatus.statusId, [...statusIds]),
        codeStatus.live,
        codeInReach(accountId, codeStatus.qrCodeId),
      ),
    )
    .groupBy(codeStatus.statusId)
  return new Map(rows.map(({ id, codes }) => [id, codes]))
}

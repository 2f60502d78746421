import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import { directory } from '../table.ts'

export type DirectoryRow = typeof directory.$inferSelect

const own = (accountId: AccountId, id: number) => and(eq(directory.accountId, accountId), eq(directory.id, id))

export function listDirectories(tx: Tx, accountId: AccountId): Promise<DirectoryRow[]> {
  return tx.select().from(directory).where(eq(directory.accountId, accountId))
}

/** As it is, without locking it. */
export async function readDirectory(tx: Tx, accountId: AccountId, id: number): Promise<DirectoryRow | undefined> {
  const [row] = await tx.select().from(directory).where(own(accountId, id))
  return row
}

export async function findDirectory(tx: Tx, accountId: AccountId, id: number): Promise<DirectoryRow | undefined> {
  const [row] = await tx.select().from(directory).where(own(accountId, id)).for('update')
  return row
}

/** Locks them against whoever puts something in, in the order of their ids, and answers them as they are by then. */
export function lockDirectories(tx: Tx, accountId: AccountId, ids: number[]): Promise<DirectoryRow[]> {
  return tx
    .select()
    .from(directory)
    .where(and(eq(directory.accountId, accountId), inArray(directory.id, ids)))
    .orderBy(asc(directory.id))
    .for('update')
}

/**
 * Lets one transaction at a time change the tree, or move things between an account's directories, by holding the
 * default one.
 */
export async function holdDefaultDirectory(tx: Tx, accountId: AccountId): Promise<void> {
  const isDefault = and(eq(directory.accountId, accountId), eq(directory.isDefault, true))
  await tx.select({ id: directory.id }).from(directory).where(isDefault).for('update')
}

export async function findDefaultDirectory(tx: Tx, accountId: AccountId): Promise<DirectoryRow | undefined> {
  const [row] = await tx
    .select()
    .from(directory)
    .where(and(eq(directory.accountId, accountId), eq(directory.isDefault, true)))
  return row
}

/** Undefined when the parent has a directory of this name already. */
export async function insertDirectory(
  tx: Tx,
  accountId: AccountId,
  values: { name: string; isDefault?: boolean; parentId?: number | null; position?: number },
): Promise<DirectoryRow | undefined> {
  const [row] = await tx
    .insert(directory)
    .values({ accountId, ...values })
    .onConflictDoNothing()
    .returning()
  return row
}

/** `taken` when another directory of the same parent has the name, also one that gets it at this moment. */
export async function renameDirectory(
  tx: Tx,
  accountId: AccountId,
  id: number,
  name: string,
): Promise<DirectoryRow | 'taken' | undefined> {
  try {
    const [row] = await tx.update(directory).set({ name }).where(own(accountId, id)).returning()
    return row
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

/** The address is given at the first publication and kept from then on. */
export async function setPage(
  tx: Tx,
  accountId: AccountId,
  id: number,
  { summary, published, newPageId }: { summary: string; published: boolean; newPageId: string },
): Promise<DirectoryRow | undefined> {
  const pageId = published ? { pageId: sql`coalesce(${directory.pageId}, ${newPageId})` } : {}
  const [row] = await tx
    .update(directory)
    .set({ summary, published, ...pageId })
    .where(own(accountId, id))
    .returning()
  return row
}

/** Puts directories below a parent in the order of the ids. False when one finds its name taken there. */
export async function placeDirectories(
  tx: Tx,
  accountId: AccountId,
  parentId: number | null,
  ids: number[],
): Promise<boolean> {
  try {
    await tx.execute(sql`
      update ${directory} set parent_id = ${parentId}::bigint, position = wanted.place
      from unnest(${sql.param(ids)}::bigint[]) with ordinality as wanted (id, place)
      where ${directory.accountId} = ${accountId} and ${directory.id} = wanted.id`)
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

export async function deleteDirectories(tx: Tx, accountId: AccountId, ids: number[]): Promise<void> {
  await tx.delete(directory).where(and(eq(directory.accountId, accountId), inArray(directory.id, ids)))
}

/** Moves the number of live codes of a directory up or down. */
export async function addToQrCodes(tx: Tx, accountId: AccountId, id: number, difference: number): Promise<void> {
  await tx
    .update(directory)
    .set({ qrCodes: sql`${directory.qrCodes} + ${difference}` })
    .where(own(accountId, id))
}

export async function countQrCodes(tx: Tx, accountId: AccountId): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`coalesce(sum(${directory.qrCodes}), 0)::int` })
    .from(directory)
    .where(eq(directory.accountId, accountId))
  return row?.total ?? 0
}

import { and, asc, eq, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import { groupFolder } from '../table.ts'

export type FolderRow = typeof groupFolder.$inferSelect

const one = (accountId: AccountId, id: number) => and(eq(groupFolder.accountId, accountId), eq(groupFolder.id, id))

/** Whoever counts or orders the folders of an account comes after whoever changes them now. */
export async function holdFolders(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`group folders ${accountId}`}, 0))`)
}

/** All of an account in their order: they are few. */
export const listFolders = (tx: Tx, accountId: AccountId): Promise<FolderRow[]> =>
  tx
    .select()
    .from(groupFolder)
    .where(eq(groupFolder.accountId, accountId))
    .orderBy(asc(groupFolder.position), asc(groupFolder.id))

export async function findFolder(tx: Tx, accountId: AccountId, id: number): Promise<FolderRow | undefined> {
  const [row] = await tx.select().from(groupFolder).where(one(accountId, id))
  return row
}

/** Held, so that it cannot vanish while something goes into it. */
export async function lockFolder(tx: Tx, accountId: AccountId, id: number): Promise<FolderRow | undefined> {
  const [row] = await tx.select().from(groupFolder).where(one(accountId, id)).for('update')
  return row
}

/** Undefined when the account has one of this name already. */
export async function insertFolder(
  tx: Tx,
  values: { accountId: AccountId; name: string; position: number },
): Promise<FolderRow | undefined> {
  const [row] = await tx.insert(groupFolder).values(values).onConflictDoNothing().returning()
  return row
}

/** `taken` when another one has the name, also one that gets it at this moment. */
export async function renameFolder(
  tx: Tx,
  accountId: AccountId,
  id: number,
  name: string,
): Promise<FolderRow | 'taken' | undefined> {
  try {
    const [row] = await tx.update(groupFolder).set({ name }).where(one(accountId, id)).returning()
    return row
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

export async function placeFolders(tx: Tx, accountId: AccountId, ids: number[]): Promise<void> {
  await tx.execute(sql`
    update ${groupFolder} set position = wanted.place
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as wanted (id, place)
    where ${groupFolder.accountId} = ${accountId} and ${groupFolder.id} = wanted.id`)
}

export async function deleteFolder(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  await tx.delete(groupFolder).where(one(accountId, id))
}

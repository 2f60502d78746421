import { and, eq, inArray } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { DirectoryRow } from './directories.ts'
import { directory } from '../table.ts'

/** Directories by the addresses of their public pages, published or taken back; unknown ones are missing. */
export function listByPages(tx: Tx, accountId: AccountId, pageIds: readonly string[]): Promise<DirectoryRow[]> {
  return tx
    .select()
    .from(directory)
    .where(and(eq(directory.accountId, accountId), inArray(directory.pageId, [...pageIds])))
}

/** Holds the directory until the transaction ends. */
export function lockPage(tx: Tx, accountId: AccountId, pageId: string): Promise<DirectoryRow[]> {
  return tx
    .select()
    .from(directory)
    .where(and(eq(directory.accountId, accountId), eq(directory.pageId, pageId)))
    .for('update')
}

export async function setPageBlocked(tx: Tx, accountId: AccountId, id: number, blockedAt: Date | null): Promise<void> {
  await tx
    .update(directory)
    .set({ blockedAt })
    .where(and(eq(directory.accountId, accountId), eq(directory.id, id)))
}

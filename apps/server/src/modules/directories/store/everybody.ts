import { and, eq, inArray } from 'drizzle-orm'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { DirectoryRow } from '../store.ts'
import { directory } from '../table.ts'

/** A directory of any account that has, or had, a public page. */
export type AnybodysDirectory = Omit<DirectoryRow, 'accountId' | 'pageId'> & { accountId: AccountId; pageId: string }

/** For whoever runs the server; unknown addresses are missing. */
export async function findAnybodysPages(tx: Tx, pageIds: string[]): Promise<AnybodysDirectory[]> {
  if (pageIds.length === 0) return []
  return (await tx.select().from(directory).where(inArray(directory.pageId, pageIds))).flatMap(minted)
}

/** Holds the directory until the transaction ends: found by its address first, then held by its key. */
export async function lockAnybodysPage(tx: Tx, pageId: string): Promise<AnybodysDirectory | undefined> {
  const [found] = await findAnybodysPages(tx, [pageId])
  if (!found) return undefined
  const { accountId, id } = found
  const rows = await tx
    .select()
    .from(directory)
    .where(and(eq(directory.accountId, accountId), eq(directory.id, id), eq(directory.pageId, pageId)))
    .for('update')
  return rows.flatMap(minted)[0]
}

export async function setPageBlocked(tx: Tx, accountId: AccountId, id: number, blockedAt: Date | null): Promise<void> {
  await tx
    .update(directory)
    .set({ blockedAt })
    .where(and(eq(directory.accountId, accountId), eq(directory.id, id)))
}

const minted = ({ accountId, pageId, ...row }: DirectoryRow): AnybodysDirectory[] =>
  pageId === null ? [] : [{ ...row, pageId, accountId: mintAccountId(accountId) }]

import { and, asc, eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { statusWall } from '../table.ts'

export type WallRow = typeof statusWall.$inferSelect

const one = (accountId: AccountId, id: number) => and(eq(statusWall.accountId, accountId), eq(statusWall.id, id))

export function listWalls(tx: Tx, accountId: AccountId): Promise<WallRow[]> {
  return tx.select().from(statusWall).where(eq(statusWall.accountId, accountId)).orderBy(asc(statusWall.id))
}

/** The wall behind an address, by the hash of what stands there. */
export async function findWall(tx: Tx, accountId: AccountId, tokenHash: string): Promise<WallRow | undefined> {
  const [row] = await tx
    .select()
    .from(statusWall)
    .where(and(eq(statusWall.accountId, accountId), eq(statusWall.tokenHash, tokenHash)))
  return row
}

export async function insertWall(
  tx: Tx,
  values: Pick<WallRow, 'name' | 'statusIds' | 'tokenHash' | 'createdAt'> & { accountId: AccountId },
): Promise<WallRow | undefined> {
  const [row] = await tx.insert(statusWall).values(values).returning()
  return row
}

export async function deleteWall(tx: Tx, accountId: AccountId, id: number): Promise<WallRow | undefined> {
  const [row] = await tx.delete(statusWall).where(one(accountId, id)).returning()
  return row
}

export async function sawWall(tx: Tx, accountId: AccountId, id: number, seenAt: Date): Promise<void> {
  await tx.update(statusWall).set({ seenAt }).where(one(accountId, id))
}

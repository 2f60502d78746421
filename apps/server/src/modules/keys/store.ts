import { and, asc, eq } from 'drizzle-orm'
import type { AccountId } from '../../platform/db/account-id.ts'
import { type AccountPart, tablePart } from '../../platform/db/account-part.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Named, namedRows } from '../../platform/lists/named-rows.ts'
import { accessKey } from './table.ts'

export type KeyRow = typeof accessKey.$inferSelect

const one = (accountId: AccountId, id: number) => and(eq(accessKey.accountId, accountId), eq(accessKey.id, id))

/** Everything of an account, the oldest first; there are some dozens. */
export function listKeys(tx: Tx, accountId: AccountId): Promise<KeyRow[]> {
  return tx.select().from(accessKey).where(eq(accessKey.accountId, accountId)).orderBy(asc(accessKey.id))
}

export async function findByToken(tx: Tx, accountId: AccountId, tokenHash: string): Promise<KeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(accessKey)
    .where(and(eq(accessKey.accountId, accountId), eq(accessKey.tokenHash, tokenHash)))
  return row
}

export async function findKey(tx: Tx, accountId: AccountId, id: number): Promise<KeyRow | undefined> {
  const [row] = await tx.select().from(accessKey).where(one(accountId, id))
  return row
}

export async function insertKey(tx: Tx, row: typeof accessKey.$inferInsert): Promise<KeyRow | undefined> {
  const [made] = await tx.insert(accessKey).values(row).returning()
  return made
}

export async function updateKey(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: Partial<Pick<KeyRow, 'name' | 'scopes' | 'until' | 'lastUsedAt'>>,
): Promise<KeyRow | undefined> {
  const [row] = await tx.update(accessKey).set(values).where(one(accountId, id)).returning()
  return row
}

export async function deleteKey(tx: Tx, accountId: AccountId, id: number): Promise<KeyRow | undefined> {
  const [row] = await tx.delete(accessKey).where(one(accountId, id)).returning()
  return row
}

export function deleteKeysOf(tx: Tx, accountId: AccountId, userId: number): Promise<KeyRow[]> {
  return tx
    .delete(accessKey)
    .where(and(eq(accessKey.accountId, accountId), eq(accessKey.userId, userId)))
    .returning()
}

/** What the data of an account holds of keys: what they may do, never what opens anything. */
export const keyParts: readonly AccountPart[] = [
  tablePart('keys.jsonl', accessKey, {
    by: ['id'],
    columns: {
      ...{ id: accessKey.id, name: accessKey.name, scopes: accessKey.scopes, userId: accessKey.userId },
      ...{ until: accessKey.until, lastUsedAt: accessKey.lastUsedAt, createdAt: accessKey.createdAt },
    },
  }),
]

export function namedKeys(tx: Tx, accountId: AccountId, page: { skip: number; most: number }): Promise<Named> {
  const where = eq(accessKey.accountId, accountId)
  return namedRows(tx, { table: accessKey, name: accessKey.name, id: accessKey.id, where }, page)
}

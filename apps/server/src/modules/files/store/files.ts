import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { countIn } from './totals.ts'
import { file } from '../table.ts'

export type FileRow = typeof file.$inferSelect
/** `createdAt` as a database wrote it, to the microsecond, of a file that was made on another server. */
type NewFile = Omit<typeof file.$inferInsert, 'accountId' | 'createdAt'> & { createdAt?: string }

export async function insertFile(tx: Tx, accountId: AccountId, { createdAt, ...values }: NewFile): Promise<FileRow> {
  const [row] = await tx
    .insert(file)
    .values({ accountId, ...values, ...(createdAt !== undefined && { createdAt: sql`${createdAt}::timestamptz` }) })
    .returning()
  if (!row) throw new Error('a file was not inserted')
  await countIn(tx, accountId, row)
  return row
}

export function listFiles(tx: Tx, accountId: AccountId, ids: string[]): Promise<FileRow[]> {
  return tx
    .select()
    .from(file)
    .where(and(eq(file.accountId, accountId), inArray(file.id, ids)))
}

/** Undefined when there is no such file in the account. */
export async function renameFile(tx: Tx, accountId: AccountId, id: string, name: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .update(file)
    .set({ name })
    .where(and(eq(file.accountId, accountId), eq(file.id, id)))
    .returning()
  return row
}

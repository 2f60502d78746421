import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { file } from './table.ts'

export type FileRow = typeof file.$inferSelect
type NewFile = Omit<typeof file.$inferInsert, 'accountId' | 'createdAt'>

export async function insertFile(tx: Tx, accountId: AccountId, values: NewFile): Promise<FileRow> {
  const [row] = await tx
    .insert(file)
    .values({ accountId, ...values })
    .returning()
  if (!row) throw new Error('a file was not inserted')
  return row
}

export function listFiles(tx: Tx, accountId: AccountId, ids: string[]): Promise<FileRow[]> {
  return tx
    .select()
    .from(file)
    .where(and(eq(file.accountId, accountId), inArray(file.id, ids)))
}

/** The one file behind a public address, if any, of whatever account: knowing its id is the right to read it. */
export function findPublicFile(tx: Tx, id: string): Promise<FileRow[]> {
  return tx.select().from(file).where(eq(file.id, id))
}

/** Bytes of all files of an account. */
export async function sumBytes(tx: Tx, accountId: AccountId): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${file.size}), 0)` })
    .from(file)
    .where(eq(file.accountId, accountId))
  return Number(row?.bytes ?? 0)
}

export type KindSum = Pick<FileRow, 'kind'> & { files: number; bytes: number }

/** Files and their bytes of an account by kind; kinds without a file are missing. */
export function sumByKind(tx: Tx, accountId: AccountId): Promise<KindSum[]> {
  return tx
    .select({
      kind: file.kind,
      files: sql`count(*)`.mapWith(Number),
      bytes: sql`sum(${file.size})`.mapWith(Number),
    })
    .from(file)
    .where(eq(file.accountId, accountId))
    .groupBy(file.kind)
}

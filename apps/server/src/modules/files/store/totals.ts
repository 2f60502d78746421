import { eq, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type file, fileTotal } from '../table.ts'

type KindSum = Pick<typeof fileTotal.$inferSelect, 'kind' | 'files' | 'bytes'>

/** Counts a new file. */
export async function countIn(
  tx: Tx,
  accountId: AccountId,
  { kind, size }: Pick<typeof file.$inferSelect, 'kind' | 'size'>,
): Promise<void> {
  await tx
    .insert(fileTotal)
    .values({ accountId, kind, files: 1, bytes: size })
    .onConflictDoUpdate({
      target: [fileTotal.accountId, fileTotal.kind],
      set: { files: sql`${fileTotal.files} + 1`, bytes: sql`${fileTotal.bytes} + ${size}` },
    })
}

/** Files and their bytes of an account by kind; kinds without a file may be missing. */
export function sumByKind(tx: Tx, accountId: AccountId): Promise<KindSum[]> {
  const { kind, files, bytes } = fileTotal
  return tx.select({ kind, files, bytes }).from(fileTotal).where(eq(fileTotal.accountId, accountId))
}

/** Bytes of all files of an account. */
export async function sumBytes(tx: Tx, accountId: AccountId): Promise<number> {
  return (await sumByKind(tx, accountId)).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** One after the other: what is stored of an account is compared with its limit by nobody else until the transaction ends. */
export async function holdStorage(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('storage of ' || ${accountId}::text, 0))`)
}

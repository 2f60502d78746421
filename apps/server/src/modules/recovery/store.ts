import { and, desc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Position } from '../../platform/lists/cursor.ts'
import { recovery } from './table.ts'

export type RecoveryRow = typeof recovery.$inferSelect

export async function insertRecovery(
  tx: Tx,
  values: typeof recovery.$inferInsert & { accountId: AccountId },
): Promise<RecoveryRow> {
  const [row] = await tx.insert(recovery).values(values).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export interface ListQuery {
  keyword: string
  after: Position | undefined
  offset: number
  limit: number
}

/** The newest first, each with its moment to the microsecond for the cursor. */
export function listRecoveries(tx: Tx, accountId: AccountId, { keyword, after, offset, limit }: ListQuery) {
  const beyond =
    after && sql`(${recovery.createdAt}, ${recovery.id}) < (${after[0]}::timestamptz, ${Number(after[1])}::bigint)`
  const at = sql<string>`to_char(${recovery.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  return tx
    .select({ ...getTableColumns(recovery), at })
    .from(recovery)
    .where(and(matching(accountId, keyword), beyond))
    .orderBy(desc(recovery.createdAt), desc(recovery.id))
    .offset(after ? 0 : offset)
    .limit(limit)
}

/** A person brings codes back one by one: an account has few enough of them to count. */
export function countRecoveries(tx: Tx, accountId: AccountId, keyword: string): Promise<number> {
  return tx.$count(recovery, matching(accountId, keyword))
}

function matching(accountId: AccountId, keyword: string) {
  // A keyword is text, not a pattern.
  const literal = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const named = keyword ? or(ilike(recovery.name, literal), eq(recovery.qrCodeId, keyword)) : undefined
  return and(eq(recovery.accountId, accountId), named)
}

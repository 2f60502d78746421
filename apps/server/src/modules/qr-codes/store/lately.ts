import { sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { scanDay } from '../../ledger/table.ts'
import { qrCode } from '../table.ts'

/** Visits by people since a day (YYYY-MM-DD) of the live codes that are in some directories now. */
export async function visitsSince(
  tx: Tx,
  accountId: AccountId,
  { directoryIds, day }: { directoryIds: number[]; day: string },
): Promise<number> {
  const { rows } = await tx.execute<{ people: number }>(sql`
    select coalesce(sum(s.people), 0)::int as people from ${qrCode} q
    join ${scanDay} s on s.account_id = q.account_id and s.qr_code_id = q.id and s.day >= ${day}
    where q.account_id = ${accountId} and q.directory_id = any(${sql.param(directoryIds)}::bigint[])
      and q.deleted_at is null`)
  return rows[0]?.people ?? 0
}

import { sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'

/** Notes that visitors see something else of these codes from now on; in the order of their ids, as everybody locks them. */
export async function raiseRevisions(tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<void> {
  const sorted = sql.param([...new Set(ids)].sort())
  await tx.execute(sql`insert into code_revision as old (account_id, qr_code_id, revision)
    select ${accountId}::bigint, id, 1 from unnest(${sorted}::text[]) id
    on conflict (account_id, qr_code_id) do update set revision = old.revision + 1`)
}

import { and, eq, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formFiller, formRecord } from '../table/records.ts'

/** What is known of who filled records in; of nobody known it is missing. */
export function fillersOfRecords(tx: Tx, accountId: AccountId, recordIds: readonly number[]) {
  return tx
    .select({ id: formRecord.id, facts: formFiller.facts })
    .from(formRecord)
    .innerJoin(formFiller, and(eq(formFiller.accountId, formRecord.accountId), eq(formFiller.id, formRecord.fillerId)))
    .where(
      and(eq(formRecord.accountId, accountId), sql`${formRecord.id} = any(${sql.param([...recordIds])}::bigint[])`),
    )
}

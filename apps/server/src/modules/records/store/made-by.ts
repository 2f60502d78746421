import { and, desc, eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formFiller, formRecord } from '../table/records.ts'

/** The newest records of somebody, of whatever form. */
export async function recordsByFiller(tx: Tx, accountId: AccountId, key: string, limit: number) {
  return tx
    .select({ record: formRecord })
    .from(formFiller)
    .innerJoin(
      formRecord,
      and(
        eq(formRecord.accountId, formFiller.accountId),
        eq(formRecord.formId, formFiller.formId),
        eq(formRecord.fillerId, formFiller.id),
      ),
    )
    .where(and(eq(formFiller.accountId, accountId), eq(formFiller.key, key), eq(formRecord.accountId, accountId)))
    .orderBy(desc(formRecord.at), desc(formRecord.id))
    .limit(limit)
}

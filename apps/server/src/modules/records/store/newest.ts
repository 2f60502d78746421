import { and, desc, eq, inArray } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formRecord } from '../table/records.ts'

/** The newest record of an account that can be read, of some forms or of all. */
export async function newestRecord(
  tx: Tx,
  accountId: AccountId,
  formIds: readonly number[],
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: formRecord.id })
    .from(formRecord)
    .where(
      and(
        eq(formRecord.accountId, accountId),
        eq(formRecord.locked, false),
        formIds.length === 0 ? undefined : inArray(formRecord.formId, [...formIds]),
      ),
    )
    .orderBy(desc(formRecord.id))
    .limit(1)
  return row?.id
}

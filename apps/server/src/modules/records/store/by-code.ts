import { and, count, eq, inArray, max } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formRecord } from '../table/records.ts'

/** Records of a form from each of some live codes, and the last one's moment; codes without any are missing. */
export async function countsOfCodes(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  ids: readonly string[],
): Promise<Map<string, { records: number; lastAt: Date }>> {
  if (ids.length === 0) return new Map()
  const { qrCodeId, at } = formRecord
  const rows = await tx
    .select({ id: qrCodeId, records: count(), lastAt: max(at) })
    .from(formRecord)
    .where(
      and(eq(formRecord.accountId, accountId), eq(formRecord.formId, formId), inArray(formRecord.qrCodeId, [...ids])),
    )
    .groupBy(qrCodeId)
  return new Map(rows.flatMap(({ id, records, lastAt }) => (id && lastAt ? [[id, { records, lastAt }]] : [])))
}

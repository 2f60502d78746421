import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ShownRecords } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formFiller, formRecord } from '../table/records.ts'
import { formShown } from '../table/care.ts'

/** What is shown of some forms; of those that are missing nothing is. */
export async function shownOf(
  tx: Tx,
  accountId: AccountId,
  formIds: readonly number[],
): Promise<ReadonlyMap<number, ShownRecords>> {
  if (formIds.length === 0) return new Map()
  const rows = await tx
    .select({ formId: formShown.formId, shown: formShown.shown })
    .from(formShown)
    .where(and(eq(formShown.accountId, accountId), inArray(formShown.formId, [...formIds])))
  return new Map(rows.map(({ formId, shown }) => [formId, shown]))
}

export async function putShown(tx: Tx, accountId: AccountId, formId: number, shown: ShownRecords): Promise<void> {
  await tx
    .insert(formShown)
    .values({ accountId, formId, shown })
    .onConflictDoUpdate({ target: [formShown.accountId, formShown.formId], set: { shown } })
}

/** The last record of a form that came in from a live code, and who filled it in as far as a name was given. */
export async function lastFrom(
  tx: Tx,
  accountId: AccountId,
  { formId, qrCodeId }: { formId: number; qrCodeId: string },
): Promise<{ at: Date; name: string } | undefined> {
  const [row] = await tx
    .select({ at: formRecord.at, name: sql<string>`coalesce(${formFiller.facts} ->> 'name', '')` })
    .from(formRecord)
    .leftJoin(formFiller, and(eq(formFiller.accountId, formRecord.accountId), eq(formFiller.id, formRecord.fillerId)))
    .where(
      and(
        eq(formRecord.accountId, accountId),
        eq(formRecord.formId, formId),
        eq(formRecord.qrCodeId, qrCodeId),
        eq(formRecord.locked, false),
      ),
    )
    .orderBy(sql`${formRecord.at} desc, ${formRecord.id} desc`)
    .limit(1)
  return row
}

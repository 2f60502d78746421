import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeInReach } from '../../../platform/db/reach.ts'
import { formRecord, formTally } from '../table/records.ts'

/** Records of each day since a moment, in a zone; days without any are left out. */
export async function countByDay(
  tx: Tx,
  accountId: AccountId,
  { formId, qrCodeId, from, until, zone }: { formId: number; qrCodeId?: string; from: Date; until: Date; zone: string },
): Promise<{ date: string; count: number }[]> {
  const date = sql<string>`to_char(${formRecord.at} at time zone ${zone}, 'YYYY-MM-DD')`
  return tx
    .select({ date, count: sql<number>`count(*)::int` })
    .from(formRecord)
    .where(
      and(
        eq(formRecord.accountId, accountId),
        eq(formRecord.formId, formId),
        qrCodeId === undefined ? undefined : eq(formRecord.qrCodeId, qrCodeId),
        codeInReach(accountId, formRecord.qrCodeId),
        gte(formRecord.at, from),
        lt(formRecord.at, until),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** How many records of each form there are since a moment; forms without any are left out. */
export async function countSince(
  tx: Tx,
  accountId: AccountId,
  formIds: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  if (formIds.length === 0) return new Map()
  const rows = await tx
    .select({ formId: formRecord.formId, count: sql<number>`count(*)::int` })
    .from(formRecord)
    .where(
      and(
        eq(formRecord.accountId, accountId),
        inArray(formRecord.formId, [...formIds]),
        gte(formRecord.at, since),
        codeInReach(accountId, formRecord.qrCodeId),
      ),
    )
    .groupBy(formRecord.formId)
  return new Map(rows.map(({ formId, count }) => [formId, count]))
}

/** Of forms that ever had a record: how many, and when the last one came. */
export async function talliesOf(
  tx: Tx,
  accountId: AccountId,
  formIds: readonly number[],
): Promise<ReadonlyMap<number, { records: number; lastAt: Date }>> {
  if (formIds.length === 0) return new Map()
  const seen = codeInReach(accountId, formRecord.qrCodeId)
  if (seen) {
    const lastAt = sql<Date>`max(${formRecord.at})`.mapWith(formRecord.at)
    const counted = await tx
      .select({ formId: formRecord.formId, records: sql<number>`count(*)::int`, lastAt })
      .from(formRecord)
      .where(and(eq(formRecord.accountId, accountId), inArray(formRecord.formId, [...formIds]), seen))
      .groupBy(formRecord.formId)
    return new Map(counted.map(({ formId, ...tally }) => [formId, tally]))
  }
  const rows = await tx
    .select({ formId: formTally.formId, records: formTally.records, lastAt: formTally.lastAt })
    .from(formTally)
    .where(and(eq(formTally.accountId, accountId), inArray(formTally.formId, [...formIds])))
  return new Map(rows.map(({ formId, ...tally }) => [formId, tally]))
}

/** The versions of a form that were filled in, the newest first. */
export async function versionsWith(tx: Tx, accountId: AccountId, formId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ version: formRecord.version })
    .from(formRecord)
    .where(and(eq(formRecord.accountId, accountId), eq(formRecord.formId, formId)))
    .orderBy(desc(formRecord.version))
  return rows.map(({ version }) => version)
}

import { and, eq, inArray, isNotNull, lte, sum } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { accountsIn } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formRecord, formTally } from '../table/records.ts'
import { formRetention, savedReport } from '../table/care.ts'
import { deskSignature } from '../table/desk-signature.ts'

/** Records of each of many accounts; those that have none are missing. */
export async function countRecords(tx: Tx, accountIds: readonly AccountId[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ accountId: formTally.accountId, records: sum(formTally.records).mapWith(Number) })
    .from(formTally)
    .where(inArray(formTally.accountId, [...accountIds]))
    .groupBy(formTally.accountId)
  return new Map(rows.map(({ accountId, records }) => [accountId, records]))
}

/** Accounts with records of which somebody is to be told that they are late. */
export async function accountsWatched(tx: Tx, now: Date): Promise<AccountId[]> {
  const rows = await tx
    .selectDistinct({ accountId: formRecord.accountId })
    .from(formRecord)
    .where(and(isNotNull(formRecord.watchAt), lte(formRecord.watchAt, now)))
  return accountsIn(rows)
}

/** Accounts that do not keep the records of every form. */
export async function accountsWithRetention(tx: Tx): Promise<AccountId[]> {
  const rows = await tx
    .selectDistinct({ accountId: formRetention.accountId })
    .from(formRetention)
    .where(isNotNull(formRetention.days))
  return accountsIn(rows)
}

/** Accounts with forms of which answers to exam questions may be without their worth. */
export async function accountsToWeigh(tx: Tx): Promise<AccountId[]> {
  const rows = await tx
    .selectDistinct({ accountId: formTally.accountId })
    .from(formTally)
    .where(eq(formTally.worthDue, true))
  return accountsIn(rows)
}

/** Accounts with signatures that no desk has collected in time. */
export async function accountsWithDeskSignatures(tx: Tx, until: Date): Promise<AccountId[]> {
  const rows = await tx
    .selectDistinct({ accountId: deskSignature.accountId })
    .from(deskSignature)
    .where(lte(deskSignature.at, until))
  return accountsIn(rows)
}

/** Accounts with reports that are to be mailed now. */
export async function accountsWithDueReports(tx: Tx, now: Date): Promise<AccountId[]> {
  const rows = await tx
    .selectDistinct({ accountId: savedReport.accountId })
    .from(savedReport)
    .where(and(isNotNull(savedReport.nextAt), lte(savedReport.nextAt, now)))
  return accountsIn(rows)
}

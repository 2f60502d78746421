import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { savedReport } from '../table/care.ts'

export type SavedReportRow = typeof savedReport.$inferSelect
type Values = Omit<SavedReportRow, 'id' | 'version' | 'createdAt' | 'accountId'>

const one = (accountId: AccountId, id: number) => and(eq(savedReport.accountId, accountId), eq(savedReport.id, id))

export const listSavedReports = (tx: Tx, accountId: AccountId, formId: number): Promise<SavedReportRow[]> =>
  tx
    .select()
    .from(savedReport)
    .where(and(eq(savedReport.accountId, accountId), eq(savedReport.formId, formId)))
    .orderBy(asc(savedReport.name), asc(savedReport.id))

export async function findSavedReport(tx: Tx, accountId: AccountId, id: number): Promise<SavedReportRow | undefined> {
  const [row] = await tx.select().from(savedReport).where(one(accountId, id))
  return row
}

export async function lockSavedReport(tx: Tx, accountId: AccountId, id: number): Promise<SavedReportRow | undefined> {
  const [row] = await tx.select().from(savedReport).where(one(accountId, id)).for('update')
  return row
}

export async function insertSavedReport(tx: Tx, accountId: AccountId, values: Values): Promise<SavedReportRow> {
  const [row] = await tx
    .insert(savedReport)
    .values({ ...values, accountId })
    .returning()
  if (!row) throw new Error('a report was not saved')
  return row
}

export async function updateSavedReport(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: Partial<Values>,
): Promise<SavedReportRow | undefined> {
  const [row] = await tx
    .update(savedReport)
    .set({ ...values, version: sql`${savedReport.version} + 1` })
    .where(one(accountId, id))
    .returning()
  return row
}

export async function deleteSavedReport(tx: Tx, accountId: AccountId, id: number): Promise<boolean> {
  return (await tx.delete(savedReport).where(one(accountId, id))).rowCount === 1
}

/** The report behind an address, by the hash of what stands there. */
export async function findSharedReport(
  tx: Tx,
  accountId: AccountId,
  tokenHash: string,
): Promise<SavedReportRow | undefined> {
  const [row] = await tx
    .select()
    .from(savedReport)
    .where(and(eq(savedReport.accountId, accountId), eq(savedReport.tokenHash, tokenHash)))
  return row
}

/** Reports whose time to be mailed has come, held. */
export const lockDueReports = (tx: Tx, accountId: AccountId, now: Date): Promise<SavedReportRow[]> =>
  tx
    .select()
    .from(savedReport)
    .where(and(eq(savedReport.accountId, accountId), isNotNull(savedReport.nextAt), lte(savedReport.nextAt, now)))
    .orderBy(asc(savedReport.id))
    .for('update')

/** When a report is mailed next. It stays the version that was read. */
export async function setNextMail(tx: Tx, accountId: AccountId, id: number, nextAt: Date | null): Promise<void> {
  await tx.update(savedReport).set({ nextAt }).where(one(accountId, id))
}

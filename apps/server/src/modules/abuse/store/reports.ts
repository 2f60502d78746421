import { and, desc, eq, gt, inArray, isNull, lt, lte, type SQL } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeReport } from '../table.ts'

export type ReportRow = typeof codeReport.$inferSelect
type NewReport = Omit<typeof codeReport.$inferInsert, 'accountId'> & { accountId: AccountId }

/** The report's number; undefined when this visitor reported the code before. */
export async function insertReport(tx: Tx, values: NewReport): Promise<number | undefined> {
  const [row] = await tx.insert(codeReport).values(values).onConflictDoNothing().returning({ id: codeReport.id })
  return row?.id
}

/** What one of these visitors reported of a code since a moment. */
export async function findReport(
  tx: Tx,
  accountId: AccountId,
  { qrCodeId, visitors, since }: { qrCodeId: string; visitors: string[]; since: Date },
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: codeReport.id })
    .from(codeReport)
    .where(and(ofCode(accountId, qrCodeId), inArray(codeReport.visitor, visitors), gt(codeReport.at, since)))
    .limit(1)
  return row?.id
}

/** The newest of one code first. */
export function listReportsOf(tx: Tx, accountId: AccountId, qrCodeId: string, limit: number): Promise<ReportRow[]> {
  return tx
    .select()
    .from(codeReport)
    .where(ofCode(accountId, qrCodeId))
    .orderBy(desc(codeReport.at), desc(codeReport.id))
    .limit(limit)
}

/** Closes what is open of a code; with `upTo` this report and older ones. Answers how many. */
export async function closeReports(
  tx: Tx,
  accountId: AccountId,
  { qrCodeId, upTo, now }: { qrCodeId: string; upTo?: number; now: Date },
): Promise<number> {
  const { rowCount } = await tx
    .update(codeReport)
    .set({ closedAt: now })
    .where(
      and(
        ofCode(accountId, qrCodeId),
        isNull(codeReport.closedAt),
        upTo === undefined ? undefined : lte(codeReport.id, upTo),
      ),
    )
  return rowCount ?? 0
}

/** Removes those that were closed before a moment. */
export async function deleteClosedBefore(tx: Tx, accountId: AccountId, moment: Date): Promise<void> {
  await tx.delete(codeReport).where(and(eq(codeReport.accountId, accountId), lt(codeReport.closedAt, moment)))
}

function ofCode(accountId: AccountId, qrCodeId: string): SQL | undefined {
  return and(eq(codeReport.accountId, accountId), eq(codeReport.qrCodeId, qrCodeId))
}

import type { PrintSettings } from '@matai/contract'
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { printJob } from '../table.ts'

export type PrintJobRow = typeof printJob.$inferSelect

interface PrintJobQuery {
  /** Prints of this live code alone. */
  qrCodeId: string | undefined
  /** Moment and id of the last row of the page before. */
  after: { moment: string; id: number } | undefined
  offset: number
  limit: number
}

export async function insertPrintJob(
  tx: Tx,
  values: {
    accountId: AccountId
    userId: number
    qrCodeIds: string[]
    codes: number
    labelName: string
    settings: PrintSettings
    taskId: number
    createdAt: Date
  },
): Promise<void> {
  await tx.insert(printJob).values(values)
}

const momentOf = sql<string>`to_char(${printJob.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The newest first, without their codes, which may be thousands. */
export function listPrintJobs(tx: Tx, accountId: AccountId, { qrCodeId, after, offset, limit }: PrintJobQuery) {
  const { qrCodeIds: _, ...columns } = getTableColumns(printJob)
  const beyond =
    after && sql`(${printJob.createdAt}, ${printJob.id}) < (${after.moment}::timestamptz, ${after.id}::bigint)`
  return tx
    .select({ ...columns, moment: momentOf })
    .from(printJob)
    .where(and(matching(accountId, qrCodeId), beyond))
    .orderBy(desc(printJob.createdAt), desc(printJob.id))
    .offset(after ? 0 : offset)
    .limit(limit)
}

export function countPrintJobs(tx: Tx, accountId: AccountId, qrCodeId: string | undefined): Promise<number> {
  return tx.$count(printJob, matching(accountId, qrCodeId))
}

export async function findPrintJob(tx: Tx, accountId: AccountId, id: number): Promise<PrintJobRow | undefined> {
  const [row] = await tx
    .select()
    .from(printJob)
    .where(and(eq(printJob.accountId, accountId), eq(printJob.id, id)))
  return row
}

function matching(accountId: AccountId, qrCodeId: string | undefined): SQL | undefined {
  const holds = qrCodeId && sql`${printJob.qrCodeIds} @> ${JSON.stringify([qrCodeId])}::jsonb`
  return and(eq(printJob.accountId, accountId), holds || undefined)
}

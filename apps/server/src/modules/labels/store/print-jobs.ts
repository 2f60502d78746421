import type { PrintSettings } from '@matai/contract'
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, momentOf } from '../../../platform/lists/page-sql.ts'
import { printJob } from '../table.ts'

export type PrintJobRow = typeof printJob.$inferSelect

interface PrintJobQuery extends PageOfRows {
  /** Prints of this live code alone. */
  qrCodeId: string | undefined
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

/** The newest first, without their codes, which may be thousands. */
export function listPrintJobs(tx: Tx, accountId: AccountId, { qrCodeId, after, offset, limit }: PrintJobQuery) {
  const { qrCodeIds: _, ...columns } = getTableColumns(printJob)
  const beyond = behind(printJob.createdAt, printJob.id, after)
  return tx
    .select({ ...columns, moment: momentOf(printJob.createdAt) })
    .from(printJob)
    .where(and(matching(accountId, qrCodeId), beyond))
    .orderBy(desc(qrCodeId ? unindexed : printJob.createdAt), desc(printJob.id))
    .offset(offset)
    .limit(limit)
}

/** Counts to `atMost` and no further. */
export function countPrintJobs(
  tx: Tx,
  accountId: AccountId,
  qrCodeId: string | undefined,
  atMost: number,
): Promise<number> {
  const found = tx.select({ id: printJob.id }).from(printJob).where(matching(accountId, qrCodeId))
  const newest = [desc(qrCodeId ? unindexed : printJob.createdAt), desc(printJob.id)]
  return tx.$count(
    found
      .orderBy(...newest)
      .limit(atMost)
      .as('found'),
  )
}

/** The same order, which no index has: prints of a code are found by it and then sorted. */
const unindexed = sql`${printJob.createdAt} + interval '0'`

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

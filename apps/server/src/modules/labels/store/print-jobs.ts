import type { PrintSettings } from '@matai/contract'
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { reachNow } from '../../../platform/db/reach.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, momentOf } from '../../../platform/lists/page-sql.ts'
import { printJob } from '../table.ts'

export type PrintJobRow = typeof printJob.$inferSelect

interface PrintJobQuery extends PageOfRows {
  /** Prints of this live code alone. */
  qrCodeId: string | undefined
  /** In the name of the label. */
  keyword: string
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
export function listPrintJobs(tx: Tx, accountId: AccountId, { after, offset, limit, ...query }: PrintJobQuery) {
  const { qrCodeIds: _, ...columns } = getTableColumns(printJob)
  const beyond = behind(printJob.createdAt, printJob.id, after)
  return tx
    .select({ ...columns, moment: momentOf(printJob.createdAt) })
    .from(printJob)
    .where(and(matching(accountId, query), beyond))
    .orderBy(desc(query.qrCodeId ? unindexed : printJob.createdAt), desc(printJob.id))
    .offset(offset)
    .limit(limit)
}

/** Counts to `atMost` and no further. */
export function countPrintJobs(
  tx: Tx,
  accountId: AccountId,
  query: Pick<PrintJobQuery, 'qrCodeId' | 'keyword'>,
  atMost: number,
): Promise<number> {
  const found = tx.select({ id: printJob.id }).from(printJob).where(matching(accountId, query))
  const newest = [desc(query.qrCodeId ? unindexed : printJob.createdAt), desc(printJob.id)]
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
    .where(and(eq(printJob.accountId, accountId), eq(printJob.id, id), own()))
  return row
}

/** A print is of codes of any directory, so that who works in some sees the own ones. */
function own(): SQL | undefined {
  const reach = reachNow()
  return reach && eq(printJob.userId, reach.userId)
}

function matching(
  accountId: AccountId,
  { qrCodeId, keyword }: Pick<PrintJobQuery, 'qrCodeId' | 'keyword'>,
): SQL | undefined {
  const named = qrCodeId && sql`${printJob.qrCodeIds} @> ${JSON.stringify([qrCodeId])}::jsonb`
  return and(eq(printJob.accountId, accountId), named || undefined, holds(printJob.labelName, keyword), own())
}

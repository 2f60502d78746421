import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, momentOf } from '../../../platform/lists/page-sql.ts'
import { statusChange } from '../table.ts'

export type ChangeRow = typeof statusChange.$inferSelect

interface Of {
  qrCodeId: string
  statusId: number | undefined
  keyword: string
}

const of = (accountId: AccountId, { qrCodeId, statusId, keyword }: Of): SQL | undefined =>
  and(
    eq(statusChange.accountId, accountId),
    eq(statusChange.qrCodeId, qrCodeId),
    statusId === undefined ? undefined : eq(statusChange.statusId, statusId),
    keyword ? sql`position(lower(${keyword}) in lower(${statusChange.reason})) > 0` : undefined,
  )

/** The history of a code, the newest first. */
export function listChanges(
  tx: Tx,
  accountId: AccountId,
  { after, offset, limit, ...which }: PageOfRows & Of,
): Promise<(ChangeRow & { moment: string })[]> {
  return tx
    .select({ ...getTableColumns(statusChange), moment: momentOf(statusChange.at) })
    .from(statusChange)
    .where(and(of(accountId, which), behind(statusChange.at, statusChange.id, after)))
    .orderBy(desc(statusChange.at), desc(statusChange.id))
    .offset(offset)
    .limit(limit)
}

export const countChanges = (tx: Tx, accountId: AccountId, which: Of): Promise<number> =>
  tx.$count(statusChange, of(accountId, which))

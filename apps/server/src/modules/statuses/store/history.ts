import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, momentOf } from '../../../platform/lists/page-sql.ts'
import { statusChange, statusItem } from '../table.ts'

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

/** For later modules: into which items records set the codes on which they were filled in, by name. */
export async function itemsByRecords(
  tx: Tx,
  accountId: AccountId,
  { qrCodeIds, recordIds }: { qrCodeIds: readonly string[]; recordIds: readonly number[] },
): Promise<ReadonlyMap<number, string[]>> {
  if (recordIds.length === 0) return new Map()
  const rows = await tx
    .select({ recordId: sql<string>`${statusChange.recordId}`, name: statusItem.name })
    .from(statusChange)
    .innerJoin(statusItem, and(eq(statusItem.accountId, statusChange.accountId), eq(statusItem.id, statusChange.toId)))
    .where(
      and(
        eq(statusChange.accountId, accountId),
        // By its code, for which there is an index.
        sql`${statusChange.qrCodeId} = any(${sql.param([...qrCodeIds])}::text[])`,
        sql`${statusChange.recordId} = any(${sql.param([...recordIds])}::bigint[])`,
        sql`${statusChange.kind} <> 'refused'`,
      ),
    )
    .orderBy(statusChange.id)
  const items = new Map<number, string[]>()
  for (const { recordId, name } of rows) {
    const known = items.get(Number(recordId)) ?? []
    if (!known.includes(name)) items.set(Number(recordId), [...known, name])
  }
  return items
}

export const countChanges = (tx: Tx, accountId: AccountId, which: Of): Promise<number> =>
  tx.$count(statusChange, of(accountId, which))

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { file } from '../table.ts'

/** Deletes those of the files that have been idle since a moment; not those that are being taken into use now. */
export async function deleteIdle(
  tx: Tx,
  accountId: AccountId,
  { ids, until }: { ids: readonly string[]; until: Date },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with due as materialized (
      select id from file
      where account_id = ${accountId} and id = any(${sql.param([...ids])}::text[]) and idle_since <= ${until.toISOString()}
      order by id for update skip locked
    ), gone as (
      delete from file using due where file.account_id = ${accountId} and file.id = due.id
      returning file.id, file.kind, file.size
    ), less as (
      select kind, count(*) as files, sum(size) as bytes from gone group by kind
    ), counted as (
      update file_total total set files = total.files - less.files, bytes = total.bytes - less.bytes
      from less where total.account_id = ${accountId} and total.kind = less.kind
    )
    select id from gone`)
  return rows.map(({ id }) => id)
}

/** Takes idle files into use. Answers those that are still there: one may be deleted at this very moment. */
export async function takeIntoUse(tx: Tx, accountId: AccountId, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .update(file)
    .set({ idleSince: null })
    .where(and(eq(file.accountId, accountId), inArray(file.id, ids)))
    .returning({ id: file.id })
  return new Set(rows.map(({ id }) => id))
}

import { type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { scanRollup } from '../table.ts'

export interface VisitorsQuery {
  accountId: AccountId
  zone: string
  /** A code, or undefined for the whole account. */
  qrCodeId: string | undefined
  /** Statement that finds the ids of some codes, where only those are meant; each code's visitors count by themselves. */
  among?: SQL | undefined
  from: string
  until: string
}

/**
 * Different visitors of each day that had any. Who came since the last rollup is read from the scans themselves, in the
 * same statement.
 */
export async function visitorDays(
  tx: Tx,
  { accountId, zone, qrCodeId, among, from, until }: VisitorsQuery,
): Promise<Map<string, number>> {
  const [mark] = await tx.select({ until: scanRollup.until }).from(scanRollup)
  // As in the breakdown: the mark only moves on, and tells the planner which months to read.
  const atLeast = mark ? sql`at >= ${mark.until.toISOString()}::timestamptz and` : sql``
  const code = qrCodeId ?? ''
  const ofCode = among ? sql`and qr_code_id in (${among})` : qrCodeId ? sql`and qr_code_id = ${qrCodeId}` : sql``
  const stored = among ? ofCode : sql`and qr_code_id = ${code}`
  // Whose row somebody known stands in: the whole account has rows of its own.
  const whose = among ? sql`qr_code_id` : sql`${code}::text`
  const { rows } = await tx.execute<{ day: string; visitors: number }>(sql`
    with tail as (
      select distinct (at at time zone ${zone})::date as day, ${whose} as whose, visitor from scan
      where ${atLeast} at >= coalesce((select until from scan_rollup where id = 1), '-infinity')
        and account_id = ${accountId} ${ofCode} and not machine
    )
    select day::text, sum(visitors)::float8 as visitors from (
      select day, visitors from scan_visitor_day
      where account_id = ${accountId} ${stored} and day between ${from} and ${until}
      union all
      select day, count(*) from tail
      where day between ${from} and ${until} and not exists (
        select from scan_visitor known
        where known.account_id = ${accountId} and known.qr_code_id = tail.whose
          and known.day = tail.day and known.visitor = tail.visitor
      )
      group by day
    ) counted
    group by day`)
  return new Map(rows.map(({ day, visitors }) => [day, visitors]))
}

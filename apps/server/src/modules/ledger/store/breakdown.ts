import { type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { scanRollup } from '../table.ts'

export interface BreakdownQuery {
  accountId: AccountId
  zone: string
  /** A code, or undefined for the whole account. */
  qrCodeId: string | undefined
  /** Statement that finds the ids of some codes, where only those are meant; made by a store. */
  among?: SQL | undefined
  from: string
  until: string
}

/** What was counted of one value. */
export interface Broken {
  dimension: string
  value: string
  weekday: number
  people: number
  machines: number
}

/**
 * Counts by dimension and value; those of hours by weekday as well (1, Monday, to 7; 0 for whatever has none). What is left when the
 * rollup has come this far is read from the scans themselves, in the same statement.
 */
export async function breakdownOf(tx: Tx, query: BreakdownQuery) {
  const { accountId, zone, qrCodeId, among, from, until } = query
  const [mark] = await tx.select({ until: scanRollup.until }).from(scanRollup)
  // The mark only moves on: known before the statement, it leaves the months to read to the planner, not to chance.
  const atLeast = mark ? sql`at >= ${mark.until.toISOString()}::timestamptz and` : sql``
  const code = qrCodeId ?? ''
  const ofCode = among ? sql`and qr_code_id in (${among})` : qrCodeId ? sql`and qr_code_id = ${qrCodeId}` : sql``
  const stored = among ? ofCode : sql`and qr_code_id = ${code}`
  const weekday = (day: SQL) => sql`case when dimension = 'hour' then extract(isodow from ${day})::int else 0 end`
  const { rows } = await tx.execute<Broken & Record<string, unknown>>(sql`
    with tail as (
      select *, at at time zone ${zone} as local from scan
      where ${atLeast} at >= coalesce((select until from scan_rollup where id = 1), '-infinity') and account_id = ${accountId} ${ofCode}
    )
    select dimension, value, weekday, sum(people)::float8 as people, sum(machines)::float8 as machines from (
      select dimension, value, ${weekday(sql`day`)} as weekday, people, machines from scan_breakdown
      where account_id = ${accountId} ${stored} and day between ${from} and ${until}
        and dimension in ('hour', 'country', 'region', 'device', 'wechat', 'version')
      union all
      select dimension, value, ${weekday(sql`local`)}, (not machine)::int, machine::int
      from tail cross join lateral (values
        ('hour', extract(hour from local)::int::text), ('country', country), ('region', region::text),
        ('device', device), ('wechat', wechat::text), ('version', version::text)
      ) as of_scan (dimension, value)
      where local::date between ${from} and ${until} and (${code} <> '' or dimension <> 'version')
    ) as counted
    group by dimension, value, weekday`)
  return rows
}

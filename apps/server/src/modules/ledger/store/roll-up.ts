import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { scan, scanRollup } from '../table.ts'

const only = 1

/** Up to where scans are added up, held until the transaction ends: of two workers one waits. Undefined before the first. */
export async function lockRollup(tx: Tx): Promise<Date | undefined> {
  const [row] = await tx.select().from(scanRollup).where(eq(scanRollup.id, only)).for('update')
  return row?.until
}

/**
 * Begins at the first scan there is, and answers whether there is one: whoever brings old scans along brings them before
 * the first rollup. Another worker may have begun meanwhile.
 */
export async function beginRollup(tx: Tx): Promise<boolean> {
  const first = sql`date_trunc('minute', min(${scan.at}))`
  const { rowCount } = await tx.execute(
    sql`insert into ${scanRollup} (id, until) select ${only}, ${first} from ${scan} having count(*) > 0
      on conflict (id) do update set until = ${scanRollup.until}`,
  )
  return rowCount === 1
}

export async function moveRollup(tx: Tx, until: Date): Promise<void> {
  await tx.update(scanRollup).set({ until }).where(eq(scanRollup.id, only))
}

export interface RolledUp {
  accountId: number
  id: string
  people: number
  lastAt: Date
}

/**
 * Adds the scans from `from` up to, not including, `until` to the breakdown and the visitors, and answers the codes that people visited.
 * One statement, so that both are about the same scans, whatever is committed meanwhile.
 */
export async function addToBreakdown(tx: Tx, from: Date, until: Date): Promise<RolledUp[]> {
  const { rows } = await tx.execute<{ account: string; id: string; people: number; last: number }>(sql`
    with slice as materialized (
      select scan.*, scan.at at time zone account.zone as local
      from scan join account on account.id = scan.account_id
      where scan.at >= ${from.toISOString()}::timestamptz and scan.at < ${until.toISOString()}::timestamptz
    ), codes as materialized (
      select account_id, qr_code_id, dimension, local::date as day, value,
        count(*) filter (where not machine) as people, count(*) filter (where machine) as machines
      from slice cross join lateral (values
        ('hour', extract(hour from local)::int::text), ('country', country), ('region', region::text),
        ('device', device), ('wechat', wechat::text), ('version', version::text)
      ) as of_scan (dimension, value)
      group by 1, 2, 3, 4, 5
    ), added as (
      insert into scan_breakdown as old (account_id, qr_code_id, dimension, day, value, people, machines)
      select * from codes
      union all
      select account_id, '', dimension, day, value, sum(people), sum(machines) from codes
      where dimension <> 'version'
      group by account_id, dimension, day, value
      on conflict (account_id, qr_code_id, dimension, day, value)
      do update set people = old.people + excluded.people, machines = old.machines + excluded.machines
    ), visits as materialized (
      select distinct account_id, qr_code_id, local::date as day, visitor from slice where not machine
    ), strangers as (
      insert into scan_visitor (account_id, qr_code_id, day, visitor)
      select account_id, qr_code_id, day, visitor from visits
      union
      select account_id, '', day, visitor from visits
      on conflict do nothing
      returning account_id, qr_code_id, day
    ), visitors as (
      insert into scan_visitor_day as old (account_id, qr_code_id, day, visitors)
      select account_id, qr_code_id, day, count(*) from strangers group by account_id, qr_code_id, day
      on conflict (account_id, qr_code_id, day) do update set visitors = old.visitors + excluded.visitors
    )
    select account_id::text as account, qr_code_id as id, count(*)::int as people,
      (extract(epoch from max(at)) * 1000)::float8 as last
    from slice where not machine
    group by account_id, qr_code_id
    order by account_id, qr_code_id`)
  return rows.map(({ account, id, people, last }) => ({
    accountId: Number(account),
    id,
    people,
    lastAt: new Date(last),
  }))
}

import { sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'

export interface RankingQuery {
  accountId: AccountId
  from: string
  until: string
  keyword: string
  offset: number
  limit: number
}

export interface RankedRow {
  people: number
  machines: number
  visitors: number
  id: string
  name: string
  directory: string | null
  lastScanAt: string | null
  /** Of all pages. */
  total: number
}

/** Live codes by the visits of people in a range of days. */
export async function rankCodes(tx: Tx, query: RankingQuery): Promise<RankedRow[]> {
  const { accountId, from, until, keyword, offset, limit } = query
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const named = keyword ? sql`and (code.name ilike ${pattern} or code.id = ${keyword})` : sql``
  const { rows } = await tx.execute<RankedRow & Record<string, unknown>>(sql`
    with counted as (
      select qr_code_id as id, sum(people)::float8 as people, sum(machines)::float8 as machines
      from scan_day where account_id = ${accountId} and day between ${from} and ${until}
      group by qr_code_id
    ), visitors as (
      select qr_code_id as id, sum(visitors)::float8 as visitors
      from scan_visitor_day
      where account_id = ${accountId} and qr_code_id <> '' and day between ${from} and ${until}
      group by qr_code_id
    )
    select code.id, code.name, directory.name as directory, counted.people, counted.machines,
      coalesce(visitors.visitors, 0) as visitors,
      to_char(code.last_scan_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastScanAt",
      count(*) over ()::int as total
    from counted
    join qr_code as code on code.account_id = ${accountId} and code.id = counted.id and code.deleted_at is null ${named}
    left join visitors on visitors.id = code.id
    left join directory on directory.account_id = code.account_id and directory.id = code.directory_id
    order by counted.people desc, counted.machines desc, code.id
    offset ${offset} limit ${limit}`)
  return rows
}

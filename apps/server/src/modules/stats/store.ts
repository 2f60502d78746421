import { type SQL, sql } from 'drizzle-orm'
import type { QrCodeKind, ScanPart } from '@matai/contract'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'

/** Which codes are meant: in one of the directories, of a kind. */
export interface Narrowing {
  directories?: readonly number[] | undefined
  kind?: QrCodeKind | undefined
}

export interface RankingQuery {
  accountId: AccountId
  from: string
  until: string
  keyword: string
  narrowing?: Narrowing | undefined
  /** Only scans of one place, device or hour. */
  part?: ScanPart | undefined
  offset: number
  limit: number
}

export interface RankedRow {
  people: number
  machines: number
  visitors: number
  id: string
  name: string
  directoryId: number | null
  directory: string | null
  lastScanAt: string | null
  /** Of all pages. */
  total: number
}

/** Finds the ids of the codes that are meant, deleted ones left out. */
export function codesAmong(accountId: AccountId, narrowing: Narrowing): SQL {
  return sql`select code.id from qr_code as code
    where code.account_id = ${accountId} and code.deleted_at is null ${narrowed(narrowing)}`
}

function narrowed({ directories, kind }: Narrowing = {}): SQL {
  const inDirectories = directories ? sql`and code.directory_id = any(${sql.param(directories)}::bigint[])` : sql``
  return kind ? sql`${inDirectories} and code.kind = ${kind}` : inDirectories
}

const countedDays = ({ accountId, from, until }: RankingQuery): SQL => sql`
      select qr_code_id as id, sum(people)::float8 as people, sum(machines)::float8 as machines
      from scan_day where account_id = ${accountId} and day between ${from} and ${until}
      group by qr_code_id`

/** Parts are looked up by the key of each code that was scanned in the range. Cities belong to their provinces. */
function countedPart({ accountId, from, until }: RankingQuery, { of, value }: ScanPart): SQL {
  const [weekday = '', hour = ''] = value.split('-')
  const province = sql`${value} ~ '^[0-9]{2}0000$' and left(part.value, 2) = left(${value}, 2)`
  const is = {
    country: sql`part.value = ${value}`,
    region: sql`(part.value = ${value} or (${province}))`,
    device: sql`part.value = ${value}`,
    wechat: sql`part.value = ${value}`,
    hour: sql`part.value = ${hour} and extract(isodow from part.day)::text = ${weekday}`,
  }[of]
  return sql`
      select part.qr_code_id as id, sum(part.people)::float8 as people, sum(part.machines)::float8 as machines
      from (
        select distinct qr_code_id from scan_day where account_id = ${accountId} and day between ${from} and ${until}
      ) as scanned
      join scan_breakdown as part on part.account_id = ${accountId} and part.qr_code_id = scanned.qr_code_id
        and part.dimension = ${of} and part.day between ${from} and ${until} and ${is}
      group by part.qr_code_id`
}

/** Live codes by the visits of people in a range of days. */
export async function rankCodes(tx: Tx, query: RankingQuery): Promise<RankedRow[]> {
  const { accountId, from, until, keyword, offset, limit, narrowing, part } = query
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const named = keyword ? sql`and (code.name ilike ${pattern} or code.id = ${keyword})` : sql``
  const { rows } = await tx.execute<RankedRow & Record<string, unknown>>(sql`
    with counted as (${part ? countedPart(query, part) : countedDays(query)}), visitors as (
      select qr_code_id as id, sum(visitors)::float8 as visitors
      from scan_visitor_day
      where account_id = ${accountId} and qr_code_id <> '' and day between ${from} and ${until}
      group by qr_code_id
    )
    select code.id, code.name, code.directory_id::int as "directoryId", directory.name as directory, counted.people, counted.machines,
      coalesce(visitors.visitors, 0) as visitors,
      to_char(code.last_scan_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastScanAt",
      count(*) over ()::int as total
    from counted
    join qr_code as code on code.account_id = ${accountId} and code.id = counted.id and code.deleted_at is null ${named} ${narrowed(narrowing)}
    left join visitors on visitors.id = code.id
    left join directory on directory.account_id = code.account_id and directory.id = code.directory_id
    order by counted.people desc, counted.machines desc, code.id
    offset ${offset} limit ${limit}`)
  return rows
}

interface Asked {
  accountId: AccountId
  from: string
  until: string
}

/** Visits of some codes on each day of a range that has any. */
export async function daysAmong(tx: Tx, { accountId, from, until, among }: Asked & { among: SQL }) {
  const { rows } = await tx.execute<{ day: string; people: number; machines: number }>(sql`
    select day::text, sum(people)::float8 as people, sum(machines)::float8 as machines from scan_day
    where account_id = ${accountId} and day between ${from} and ${until} and qr_code_id in (${among})
    group by day`)
  return rows
}

export interface PlacedCount {
  /** Null for deleted codes. */
  directoryId: number | null
  kind: QrCodeKind | null
  people: number
  machines: number
}

/** Visits of a range by directory and kind of the codes; those of one code where it is asked for. */
export async function countPlaces(tx: Tx, { accountId, from, until, narrowing }: Asked & { narrowing: Narrowing }) {
  const narrow = narrowing.directories || narrowing.kind ? narrowed(narrowing) : undefined
  const { rows } = await tx.execute<PlacedCount & Record<string, unknown>>(sql`
    select code.directory_id::int as "directoryId", code.kind, sum(people)::float8 as people, sum(machines)::float8 as machines
    from scan_day
    left join qr_code as code on code.account_id = ${accountId} and code.id = scan_day.qr_code_id and code.deleted_at is null
    where scan_day.account_id = ${accountId} and day between ${from} and ${until}
      ${narrow ? sql`and code.id is not null ${narrow}` : sql``}
    group by code.directory_id, code.kind`)
  return rows
}

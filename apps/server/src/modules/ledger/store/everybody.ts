import { lt, sql } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import type { Tx } from '../../../platform/db/database.ts'
import type { Scan } from '../rules/days.ts'
import { scan, scanRollup, scanVisitor } from '../table.ts'
import { only } from './roll-up.ts'
import { daySums, knownLists, list, revisionName, scanLists } from './values.ts'

/*
 * A group of scans is of whatever accounts came together, so that one commit serves them all. On a database that is
 * divided by account a group is one of each account (`own-scans.ts`).
 */

/** What somebody knows of a code. */
export interface KnownRevision {
  accountId: number
  qrCodeId: string
  revision: number
}

/** Those of the codes that were changed meanwhile, as a part of a statement. Parameters: accounts, ids, revisions. */
const changedSince = (accounts: string, ids: string, revisions: string) => `
  select known.id, known.revision
  from unnest(${accounts}::bigint[], ${ids}::text[], ${revisions}::int[]) known(account, id, revision)
  left join code_revision now on now.account_id = known.account and now.qr_code_id = known.id
  where coalesce(now.revision, 0) <> known.revision`

/** Names of those that were changed meanwhile. */
export async function findChanged(pool: Pool, known: readonly KnownRevision[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string; revision: number }>({
    name: 'ledger-changed-since',
    text: changedSince('$1', '$2', '$3'),
    values: [
      known.map(({ accountId }) => accountId),
      known.map(({ qrCodeId }) => qrCodeId),
      known.map(({ revision }) => revision),
    ],
  })
  return new Set(rows.map(({ id, revision }) => revisionName(id, revision)))
}

/**
 * One statement, so one commit: the scans, and what they add to the counts; or nothing, and which codes were changed since
 * their pages were read. PostgreSQL runs the last part first and then the others from top to bottom; rows are locked in
 * the order of their keys, and the account's, which all share, last.
 */
const text = `
with changed as materialized (${changedSince('$20', '$21', '$22')}
), scans as (
  insert into scan (account_id, qr_code_id, at, version, visitor, machine, wechat, device, country, region)
  select * from unnest(
    $1::bigint[], $2::text[], $3::timestamptz[], $4::int[], $5::bytea[], $6::bool[], $7::bool[], $8::text[], $9::text[], $10::int[]
  ) where not exists (select from changed)
), days as (
  insert into scan_day as old (account_id, qr_code_id, day, people, machines)
  select * from unnest($11::bigint[], $12::text[], $13::date[], $14::bigint[], $15::bigint[])
  where not exists (select from changed)
  on conflict (account_id, qr_code_id, day)
  do update set people = old.people + excluded.people, machines = old.machines + excluded.machines
), accounts as (
  insert into scan_account_day as old (account_id, day, people, machines)
  select * from unnest($16::bigint[], $17::date[], $18::bigint[], $19::bigint[])
  where not exists (select from changed)
  on conflict (account_id, day)
  do update set people = old.people + excluded.people, machines = old.machines + excluded.machines
)
select id, revision from changed`

/**
 * Writes scans and counts; committed when it returns, unless the client has a transaction open. Writes none of them when
 * a code was changed since its page was read, and answers the names of those (`revisionName`).
 */
export async function writeScans(client: Pool | PoolClient, scans: readonly Scan[]): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string; revision: number }>({
    name: 'ledger-write',
    text,
    values: [
      list(scans.map((scan) => scan.accountId)),
      ...scanLists(scans),
      ...daySums(scans, (scan) => [scan.accountId, scan.qrCodeId, scan.day]),
      ...daySums(scans, (scan) => [scan.accountId, scan.day]),
      ...knownLists(scans),
    ],
  })
  return new Set(rows.map(({ id, revision }) => revisionName(id, revision)))
}

/** A counter of visits: of a code in all (`person` empty) or of one person. */
interface QuotaKey {
  accountId: number
  qrCodeId: string
  person: string
}

const hold = `
insert into scan_quota as old (account_id, qr_code_id, person)
select * from unnest($1::bigint[], $2::text[], $3::text[]) key(account, code, person) order by account, code collate "C", person collate "C"
on conflict (account_id, qr_code_id, person) do update set used = old.used
returning account_id as "accountId", qr_code_id as "qrCodeId", person, used`

/** Locks the counters in the order of their keys, so that groups of two nodes wait for each other and never in a ring. */
export async function holdQuotas(
  client: PoolClient,
  keys: readonly QuotaKey[],
): Promise<(QuotaKey & { used: number })[]> {
  const { rows } = await client.query({ name: 'ledger-hold-quotas', text: hold, values: columnsOf(keys) })
  return rows.map((row) => ({ ...row, accountId: Number(row.accountId) }))
}

const read = `
select q.account_id as "accountId", q.qr_code_id as "qrCodeId", q.person, q.used
from scan_quota q join unnest($1::bigint[], $2::text[], $3::text[]) key(account, code, person)
  on q.account_id = key.account and q.qr_code_id = key.code and q.person = key.person`

/** The counters as they stand, without holding them; those that nothing was counted in are missing. */
export async function readQuotas(pool: Pool, keys: readonly QuotaKey[]): Promise<(QuotaKey & { used: number })[]> {
  const { rows } = await pool.query({ name: 'ledger-read-quotas', text: read, values: columnsOf(keys) })
  return rows.map((row) => ({ ...row, accountId: Number(row.accountId) }))
}

const put = `
update scan_quota q set used = n.used
from unnest($1::bigint[], $2::text[], $3::text[], $4::int[]) n(account, code, person, used)
where q.account_id = n.account and q.qr_code_id = n.code and q.person = n.person`

export async function putQuotas(client: PoolClient, quotas: readonly (QuotaKey & { used: number })[]): Promise<void> {
  const values = [...columnsOf(quotas), quotas.map(({ used }) => used)]
  await client.query({ name: 'ledger-put-quotas', text: put, values })
}

function columnsOf(keys: readonly QuotaKey[]): unknown[][] {
  return [keys.map((key) => key.accountId), keys.map((key) => key.qrCodeId), keys.map((key) => key.person)]
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

/** Of several nodes one adds up, and what it left is seen by the next. Held until the transaction ends. */
export async function holdPending(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('scans pending', 0))`)
}

/**
 * Adds to the counts of the days what waits for it, of whatever accounts it is, and takes it away in the same statement;
 * answers how many rows that were, `most` at the most.
 */
export async function addPending(tx: Tx, most: number): Promise<number> {
  const { rows } = await tx.execute<{ taken: number }>(sql`
    with taken as materialized (
      delete from scan_pending where (account_id, id) in (
        select account_id, id from scan_pending order by account_id, id limit ${most}
      ) returning account_id, qr_code_id, day, people, machines
    ), codes as (
      insert into scan_day as old (account_id, qr_code_id, day, people, machines)
      select account_id, qr_code_id, day, sum(people), sum(machines) from taken
      group by account_id, qr_code_id, day order by account_id, qr_code_id, day
      on conflict (account_id, qr_code_id, day)
      do update set people = old.people + excluded.people, machines = old.machines + excluded.machines
    ), accounts as (
      insert into scan_account_day as old (account_id, day, people, machines)
      select account_id, day, sum(people), sum(machines) from taken group by account_id, day order by account_id, day
      on conflict (account_id, day)
      do update set people = old.people + excluded.people, machines = old.machines + excluded.machines
    )
    select count(*)::int as taken from taken`)
  return rows[0]?.taken ?? 0
}

/** Nobody is told apart any more on days before this one: their numbers stand. */
export async function forgetVisitors(tx: Tx, before: string): Promise<void> {
  await tx.delete(scanVisitor).where(lt(scanVisitor.day, before))
}

import type { Pool, PoolClient } from 'pg'
import { type Scan, type Sum, sumBy } from '../rules.ts'
import { changedSince, revisionName } from './revisions.ts'

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

/** An array as PostgreSQL writes it. Nothing here holds a quote, a comma or a brace: ids, numbers, dates, words. */
function list(values: readonly unknown[]): string {
  return `{${values.join(',')}}`
}

function sumLists(sums: readonly Sum[]): string[] {
  const keys = sums[0]?.key.map((_, column) => list(sums.map(({ key }) => key[column]))) ?? []
  return [...keys, list(sums.map(({ people }) => people)), list(sums.map(({ machines }) => machines))]
}

function valuesOf(scans: readonly Scan[]): string[] {
  return [
    list(scans.map((scan) => scan.accountId)),
    list(scans.map((scan) => scan.qrCodeId)),
    list(scans.map((scan) => new Date(scan.at).toISOString())),
    list(scans.map((scan) => scan.version)),
    list(scans.map((scan) => `"\\\\x${scan.visitor}"`)),
    list(scans.map((scan) => scan.machine)),
    list(scans.map((scan) => scan.wechat)),
    list(scans.map((scan) => scan.device)),
    list(scans.map((scan) => `"${scan.country}"`)),
    list(scans.map((scan) => scan.region)),
    ...sumLists(sumBy(scans, (scan) => [scan.accountId, scan.qrCodeId, scan.day])),
    ...sumLists(sumBy(scans, (scan) => [scan.accountId, scan.day])),
    ...knownLists(scans),
  ]
}

function knownLists(scans: readonly Scan[]): string[] {
  const known = new Map(scans.map((scan) => [revisionName(scan.qrCodeId, scan.revision), scan]))
  const codes = [...known.values()]
  return [
    list(codes.map((scan) => scan.accountId)),
    list(codes.map((scan) => scan.qrCodeId)),
    list(codes.map((scan) => scan.revision ?? 'null')),
  ]
}

/**
 * Writes scans and counts; committed when it returns, unless the client has a transaction open. Writes none of them when
 * a code was changed since its page was read, and answers the names of those (`revisionName`).
 */
export async function writeScans(client: Pool | PoolClient, scans: readonly Scan[]): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string; revision: number }>({
    name: 'ledger-write',
    text,
    values: valuesOf(scans),
  })
  return new Set(rows.map(({ id, revision }) => revisionName(id, revision)))
}

import type { Pool, PoolClient } from 'pg'
import type { Scan } from '../rules/days.ts'
import { daySums, knownLists, revisionName, scanLists } from './values.ts'

/** As `writeScans`, for the scans of one account: nothing is changed that others change too, so nobody waits. */
const text = `
with changed as materialized (
  select known.id, known.revision from unnest($11::text[], $12::int[]) known(id, revision)
  left join code_revision now on now.account_id = $1 and now.qr_code_id = known.id
  where coalesce(now.revision, 0) <> known.revision
), scans as (
  insert into scan (account_id, qr_code_id, at, version, visitor, machine, wechat, device, country, region)
  select $1::bigint, * from unnest(
    $2::text[], $3::timestamptz[], $4::int[], $5::bytea[], $6::bool[], $7::bool[], $8::text[], $9::text[], $10::int[]
  ) where not exists (select from changed)
), pending as (
  insert into scan_pending (account_id, qr_code_id, day, people, machines)
  select $1::bigint, * from unnest($13::text[], $14::date[], $15::bigint[], $16::bigint[])
  where not exists (select from changed)
)
select id, revision from changed`

/** Writes scans of one account, whose counts follow; or none, and answers the names of the codes that were changed. */
export async function writeOwnScans(client: Pool | PoolClient, scans: readonly Scan[]): Promise<Set<string>> {
  const [, ...known] = knownLists(scans)
  const sums = daySums(scans, (scan) => [scan.qrCodeId, scan.day])
  const { rows } = await client.query<{ id: string; revision: number }>({
    name: 'ledger-write-own',
    text,
    values: [scans[0]?.accountId, ...scanLists(scans), ...known, ...sums],
  })
  return new Set(rows.map(({ id, revision }) => revisionName(id, revision)))
}

import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../table.ts'

export interface Visited {
  accountId: number
  id: string
  people: number
  lastAt: Date
}

/** Adds visits to the codes, locked in the order of their keys so that writers do not block each other. */
export async function addVisits(tx: Tx, codes: readonly Visited[]): Promise<void> {
  const list = JSON.stringify(
    codes.map(({ accountId, id, people, lastAt }) => ({ a: accountId, i: id, p: people, t: lastAt })),
  )
  await tx.execute(sql`
    with visited as (
      select * from json_to_recordset(${list}::json) as visited (a bigint, i text, p bigint, t timestamptz)
    ), held as materialized (
      select account_id, id, p, t from ${qrCode} join visited on account_id = a and id = i
      order by account_id, id for no key update of ${qrCode}
    )
    update ${qrCode} set scans = scans + held.p, last_scan_at = greatest(last_scan_at, held.t)
    from held where ${qrCode.accountId} = held.account_id and ${qrCode.id} = held.id`)
}

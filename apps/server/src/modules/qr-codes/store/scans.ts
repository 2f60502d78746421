import { sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../table.ts'

export interface Visited {
  id: string
  people: number
  lastAt: Date
}

/** Adds visits to codes of an account, locked in the order of their ids so that writers do not block each other. */
export async function addVisits(tx: Tx, accountId: AccountId, codes: readonly Visited[]): Promise<void> {
  const list = JSON.stringify(codes.map(({ id, people, lastAt }) => ({ i: id, p: people, t: lastAt })))
  await tx.execute(sql`
    with visited as (
      select * from json_to_recordset(${list}::json) as visited (i text, p bigint, t timestamptz)
    ), held as materialized (
      select id, p, t from ${qrCode} join visited on id = i where account_id = ${accountId}
      order by id for no key update of ${qrCode}
    )
    update ${qrCode} set scans = scans + held.p, last_scan_at = greatest(last_scan_at, held.t)
    from held where ${qrCode.accountId} = ${accountId} and ${qrCode.id} = held.id`)
}

import { sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { andIf, codeInReach } from '../../../platform/db/reach.ts'
import { codeStatus, statusChange } from '../table.ts'

export interface ItemCount {
  itemId: number | null
  codes: number
  oldest: Date | null
  /** Seconds that its codes are in it on average, at the moment that was asked of. */
  seconds: number | null
  /** Its live codes. */
  ids: string[]
}

/** Live codes of a status by item. */
export async function countItems(tx: Tx, accountId: AccountId, statusId: number, now: Date): Promise<ItemCount[]> {
  const { rows } = await tx.execute<{
    itemId: string | null
    codes: number
    oldest: string | null
    seconds: number | null
    ids: string[]
  }>(sql`
    select item_id as "itemId", count(*)::int as codes, min(since)::text as oldest,
      extract(epoch from avg(${now}::timestamptz - since))::float8 as seconds, array_agg(qr_code_id) as ids
    from ${codeStatus} where account_id = ${accountId} and status_id = ${statusId} and live
      ${andIf(codeInReach(accountId, codeStatus.qrCodeId))}
    group by item_id`)
  return rows.map(({ itemId, oldest, seconds, ...row }) => ({
    ...row,
    itemId: itemId === null ? null : Number(itemId),
    oldest: oldest === null ? null : new Date(oldest),
    seconds: seconds === null ? null : Number(seconds),
  }))
}

/** How many codes came into each item on each day of a zone. */
export async function countDays(
  tx: Tx,
  accountId: AccountId,
  { statusId, since, zone }: { statusId: number; since: Date; zone: string },
): Promise<{ day: string; itemId: number; codes: number }[]> {
  const { rows } = await tx.execute<{ day: string; itemId: string; codes: number }>(sql`
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, to_id as "itemId", count(*)::int as codes
    from ${statusChange}
    where account_id = ${accountId} and status_id = ${statusId} and at >= ${since}::timestamptz
      and to_id is not null and kind <> 'refused' ${andIf(codeInReach(accountId, statusChange.qrCodeId))}
    group by 1, 2 order by 1, 2`)
  return rows.map(({ day, itemId, codes }) => ({ day, itemId: Number(itemId), codes }))
}

/** Live codes that are in some items since before a moment, those that are there longest first. */
export async function listStuck(
  tx: Tx,
  accountId: AccountId,
  { statusId, itemIds, before, limit }: { statusId: number; itemIds: readonly number[]; before: Date; limit: number },
): Promise<{ total: number; list: { id: string; itemId: number; since: Date }[] }> {
  const { rows } = await tx.execute<{ id: string; itemId: string; since: string; total: number }>(sql`
    select qr_code_id as id, item_id as "itemId", since::text as since, (count(*) over ())::int as total
    from ${codeStatus}
    where account_id = ${accountId} and status_id = ${statusId} and live and since <= ${before}::timestamptz
      and item_id = any(${sql.param([...itemIds])}::bigint[])
      ${andIf(codeInReach(accountId, codeStatus.qrCodeId))}
    order by since limit ${limit}`)
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(({ id, itemId, since }) => ({ id, itemId: Number(itemId), since: new Date(since) })),
  }
}

import { sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'

export interface OwedRow {
  id: number
  name: string
  until: string
  issued: number
  redeemed: number
  isOver: boolean
}

/** Coupons that are listed one by one. */
const listedMax = 200

/**
 * Of each coupon (of one, or of all that were not deleted) the redemptions that were promised and those that happened; those
 * that still owe most come first. A code that was deleted promises only what was redeemed of it.
 */
export async function listOwed(
  tx: Tx,
  accountId: AccountId,
  { couponId, now }: { couponId: number | undefined; now: Date },
): Promise<OwedRow[]> {
  const { rows } = await tx.execute<Omit<OwedRow, 'id'> & { id: string }>(sql`
    select k.id, k.name, k.until_at as until, k.until_at <= ${now.toISOString()}::timestamptz as "isOver",
      coalesce(c.issued, 0)::int as issued, coalesce(c.redeemed, 0)::int as redeemed
    from coupon k
    left join (
      select c.coupon_id, sum(case when c.deleted_at is null then k.uses else c.used end) as issued, sum(c.used) as redeemed
      from coupon_code c join coupon k on k.account_id = ${accountId} and k.id = c.coupon_id
      where c.account_id = ${accountId} ${couponId === undefined ? sql`` : sql`and c.coupon_id = ${couponId}`}
      group by c.coupon_id
    ) c on c.coupon_id = k.id
    where k.account_id = ${accountId} and k.deleted_at is null
      ${couponId === undefined ? sql`` : sql`and k.id = ${couponId}`}
    order by k.until_at <= ${now.toISOString()}::timestamptz, coalesce(c.issued, 0) - coalesce(c.redeemed, 0) desc, k.id desc`)
  return rows.map((row) => ({ ...row, id: Number(row.id), until: new Date(row.until).toISOString() }))
}

/** What stands of a coupon or of all, by day of a zone and outlet, the newest first. */
export async function countByDay(
  tx: Tx,
  accountId: AccountId,
  { couponId, zone, from }: { couponId: number | undefined; zone: string; from: Date },
): Promise<{ day: string; outlet: string; uses: number }[]> {
  const { rows } = await tx.execute<{ day: string; outlet: string; uses: number }>(sql`
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, outlet, count(*)::int as uses
    from coupon_use where account_id = ${accountId} and undone_at is null and at >= ${from.toISOString()}::timestamptz
      ${couponId === undefined ? sql`` : sql`and coupon_id = ${couponId}`}
    group by 1, 2 order by 1 desc, 3 desc, 2 limit 5000`)
  return rows
}

export { listedMax as owedListedMax }

import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { coupon } from '../table.ts'

/** Coupons of each of many accounts; those that have none are missing. */
export async function countCouponsOf(tx: Tx, accountIds: readonly AccountId[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ accountId: coupon.accountId, coupons: sql<number>`count(*)::int` })
    .from(coupon)
    .where(and(inArray(coupon.accountId, [...accountIds]), isNull(coupon.deletedAt)))
    .groupBy(coupon.accountId)
  return new Map(rows.map(({ accountId, coupons }) => [accountId, coupons]))
}

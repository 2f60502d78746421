import { and, eq, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type Named, namedRows } from '../../../platform/lists/named-rows.ts'
import { coupon } from '../table.ts'

export function namedCoupons(tx: Tx, accountId: AccountId, page: { skip: number; most: number }): Promise<Named> {
  const where = and(eq(coupon.accountId, accountId), isNull(coupon.deletedAt))
  return namedRows(tx, { table: coupon, name: coupon.name, id: coupon.id, where }, page)
}

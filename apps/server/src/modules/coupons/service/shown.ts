import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { shownCoupons } from '../store/coupons.ts'

/** What pages of live codes say of coupons that they name; those that are gone, or another account's, are missing. */
export async function couponsShown(tx: Tx, accountId: AccountId, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await shownCoupons(tx, accountId, ids)
  return rows.map(({ address, ...coupon }) => ({ ...coupon, address: `/c/${address}` }))
}

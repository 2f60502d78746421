import { couponItemsMax, limitOf } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, withinLimit } from '../../../platform/failure.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { countCodes, type ItemRow, listItems } from '../store/coupons.ts'

/** Refuses codes for which the tier has no room in a coupon, which is held. */
export async function withinCodes(tx: Tx, { accountId, tier }: Caller, couponId: number, more: number): Promise<void> {
  const counts = await countCodes(tx, accountId, [couponId])
  const used = counts.reduce((sum, { codes }) => sum + codes, 0) + more
  withinLimit({ used, limit: limitOf(tier, 'couponCodes') })
}

/** Items of a coupon that were not deleted. */
export const openItems = async (tx: Tx, accountId: AccountId, couponId: number): Promise<ItemRow[]> =>
  (await listItems(tx, accountId, [couponId])).filter(({ deletedAt }) => deletedAt === null)

/** Refuses items beside those that are there, when they are too many. */
export function withinItems(there: readonly ItemRow[], more: number): void {
  if (there.length + more <= couponItemsMax) return
  fail('coupons.max20Items', { as: 'limitReached', data: { limit: couponItemsMax, used: there.length } })
}

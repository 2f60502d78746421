import { couponItemsMax, limitOf } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, withinLimit } from '../../../platform/failure.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { countCodes, listItems } from '../store/coupons.ts'

/** Refuses codes for which the tier has no room in a coupon, which is held. */
export async function withinCodes(tx: Tx, { accountId, tier }: Caller, couponId: number, more: number): Promise<void> {
  const counts = await countCodes(tx, accountId, [couponId])
  const used = counts.reduce((sum, { codes }) => sum + codes, 0) + more
  withinLimit({ used, limit: limitOf(tier, 'couponCodes') })
}

/** The items of a coupon, which is held; refused when so many more are too many. */
export async function itemsWithRoom(tx: Tx, { accountId }: Caller, couponId: number, more: number) {
  const there = (await listItems(tx, accountId, [couponId])).filter(({ deletedAt }) => !deletedAt)
  if (there.length + more > couponItemsMax)
    fail('coupons.max20Items', { as: 'limitReached', data: { limit: couponItemsMax, used: there.length } })
  return there
}

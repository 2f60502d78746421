import type { CouponCodeItem } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { notFound } from '../../../platform/failure.ts'
import { codesAfter } from '../store/codes.ts'
import { countCodes, findCoupon, listItems } from '../store/coupons.ts'
import { usesOf } from '../store/uses.ts'
import type { Dependencies } from './dependencies.ts'
import { describeCode } from './describe.ts'

/** Codes that are read at a time. */
const atATime = 1_000

/** The codes of a coupon for files that are made of them. */
export function createExported({ database }: Pick<Dependencies, 'database'>) {
  const { tx } = database
  return {
    /** What the coupon is called, and how many codes it has. */
    async about(accountId: AccountId, couponId: number): Promise<{ name: string; codes: number }> {
      const { name } = (await findCoupon(tx, accountId, couponId)) ?? notFound()
      const counts = await countCodes(tx, accountId, [couponId])
      return { name, codes: counts.reduce((sum, { codes }) => sum + codes, 0) }
    },

    /** All of them, some at a time, so that memory stays flat. */
    async *codes(
      accountId: AccountId,
      couponId: number,
      { now, origin }: { now: Date; origin: string },
    ): AsyncGenerator<CouponCodeItem[]> {
      const coupon = (await findCoupon(tx, accountId, couponId)) ?? notFound()
      const items = await listItems(tx, accountId, [couponId])
      for (let after = 0; ; ) {
        const rows = await codesAfter(tx, accountId, { couponId, after, limit: atATime })
        const last = rows.at(-1)
        if (!last) return
        after = last.id
        const redeemed = rows.filter(({ used }) => used > 0).map(({ id }) => id)
        const uses = redeemed.length > 0 ? await usesOf(tx, accountId, redeemed) : []
        const firsts = new Map(uses.toReversed().map((use) => [use.codeId, use]))
        yield rows.map((row) => describeCode(row, { coupon, items, first: firsts.get(row.id), now, origin }))
      }
    },
  }
}

import type { CallOutput, contract, ParsedInput } from '@matai/contract'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { dayBounds } from '../rules/day-bounds.ts'
import { findCoupon } from '../store/coupons.ts'
import { countByDay, listOwed, owedListedMax, type OwedRow } from '../store/owed.ts'
import type { Dependencies } from './dependencies.ts'

type Liability = (typeof contract.coupons)['liability']

/** Redemptions that are promised and not yet made, of one coupon or of all of an account. */
export function createOwed({ database }: Pick<Dependencies, 'database'>) {
  return async (
    { id, days }: ParsedInput<Liability>,
    { caller, now }: MemberContext,
  ): Promise<CallOutput<Liability>> => {
    const { tx } = database
    const { accountId, zone } = caller
    if (id !== undefined && !(await findCoupon(tx, accountId, id))) notFound()
    const rows = await listOwed(tx, accountId, { couponId: id, now })
    const from = new Date(dayBounds(zone, now).from.getTime() - (days - 1) * 86_400_000)
    const coupons = rows.map((row) => ({ id: row.id, name: row.name, until: row.until, ...owedOf(row) }))
    const sum = (what: 'issued' | 'redeemed' | 'expired' | 'open') =>
      coupons.reduce((total, one) => total + one[what], 0)
    return {
      ...{ issued: sum('issued'), redeemed: sum('redeemed'), expired: sum('expired'), open: sum('open') },
      days: await countByDay(tx, accountId, { couponId: id, zone, from }),
      coupons: coupons.slice(0, owedListedMax),
    }
  }
}

function owedOf({ issued, redeemed, isOver }: OwedRow) {
  const left = Math.max(0, issued - redeemed)
  return { issued, redeemed, expired: isOver ? left : 0, open: isOver ? 0 : left }
}

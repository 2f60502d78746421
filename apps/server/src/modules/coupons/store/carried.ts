import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { coupon, couponCode, couponConflict, couponCounter, couponItem, couponUse } from '../table.ts'

/** Coupons with every code, what was redeemed and where. */
export const carriedCoupons: readonly Carried[] = [
  carried(coupon, { as: 'coupons', refs: { form_id: 'form', created_by: 'user' } }),
  carried(couponItem, { refs: { coupon_id: 'coupon' } }),
  carried(couponCounter),
  carried(couponCode, { refs: { coupon_id: 'coupon', item_id: 'coupon_item', record_id: 'form_record' } }),
  carried(couponUse, {
    refs: {
      ...{ coupon_id: 'coupon', code_id: 'coupon_code', counter_id: 'coupon_counter' },
      ...{ user_id: 'user', undone_by: 'user' },
    },
  }),
  carried(couponConflict, { refs: { counter_id: 'coupon_counter', code_id: 'coupon_code' } }),
]

import type { BlockOf } from '../schema.ts'

export const coupon: BlockOf<'coupon'> = { id: 'coupon', type: 'coupon', text: '领取优惠券', couponId: 1 }

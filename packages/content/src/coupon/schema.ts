import { thingId } from '@matai/kinds'
import { block, buttonText } from '../block.ts'

/** The way to a coupon, at whose own page visitors are given a code. */
export const coupon = block('coupon', {
  text: buttonText(),
  couponId: thingId({ of: 'coupon', missing: 'blocks.couponMissing' }),
})

import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** A code of a coupon was redeemed: heard in the transaction in which its use is written. */
export const couponRedeemed = defineEvent(
  'coupon.redeemed',
  z.object({
    accountId: z.int(),
    coupon: z.object({ id: z.int(), name: z.string() }),
    item: z.string(),
    code: z.string(),
    use: z.object({
      id: z.int(),
      at: z.string(),
      by: z.string(),
      outlet: z.string(),
      person: z.string(),
    }),
    left: z.int(),
  }),
)

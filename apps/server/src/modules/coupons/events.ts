import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** Codes of coupons were redeemed at the same moment: heard in the transaction in which their uses are written. */
export const couponsRedeemed = defineEvent(
  'coupons.redeemed',
  z.object({
    accountId: z.int(),
    redeemed: z.array(
      z.object({
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
    ),
  }),
)

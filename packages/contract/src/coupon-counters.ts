import { z } from 'zod'
import { call } from './call.ts'
import { Redeemed, outletNameMax } from './coupons.ts'
import { idOf, instant, listInput, listOf, nameField, say, shortIdAlphabet } from './fields.ts'

/** Most counters of an account that are open. */
export const countersMax = 200
/** Redemptions that a counter sends at once when its network is back. */
export const counterQueueMax = 200

export const Counter = z.object({
  id: z.int(),
  outlet: z.string(),
  person: z.string(),
  path: z.string().describe('knowing it is the right to redeem there'),
  url: z.string(),
  createdAt: instant,
  endedAt: instant.nullable(),
  uses: z.int().describe('redemptions at it'),
})
export type Counter = z.infer<typeof Counter>

const id = idOf('counter')

/** Phones at which merchants redeem, without an account of the console. */
export const counterCalls = {
  list: call({
    path: '/qruser/console/card/counter_list',
    access: 'member',
    input: listInput(['newest'], {}),
    output: listOf(Counter),
  }),
  add: call({
    path: '/qruser/console/card/add_counter',
    access: 'member',
    creates: true,
    input: z.strictObject({ outlet: nameField(outletNameMax), person: nameField(outletNameMax) }),
    output: Counter,
  }),
  /** Its address redeems nothing any more; what its phone wrote down without a network is kept among the conflicts. */
  end: call({
    path: '/qruser/console/card/end_counter',
    access: 'member',
    input: z.strictObject({ id }),
    output: Counter,
  }),
}

const address = z.string().regex(new RegExp(`^[${shortIdAlphabet}]{16}$`), say('errors.wrongFormat'))
const code = z.string().max(200)
/** What a phone calls one try, so that a retry redeems nothing more. */
const key = z.string().regex(/^[\w-]{8,64}$/, say('errors.wrongFormat'))
const mobile = z.string().max(30)

/** What visitors and counters ask, without an account. */
export const couponVisitCalls = {
  counterRedeem: call({
    path: '/v/coupon/redeem',
    access: 'public',
    input: z.strictObject({
      counter: address,
      tries: z
        .array(z.strictObject({ code, key, at: instant.optional().describe('when it was scanned without a network') }))
        .min(1)
        .max(counterQueueMax),
    }),
    output: z.object({ answers: z.array(Redeemed.extend({ key: z.string() })) }),
  }),
  /** What was redeemed at a counter in a shift: since a moment, or today. */
  counterReport: call({
    path: '/v/coupon/report',
    access: 'public',
    input: z.strictObject({ counter: address, since: instant.optional().describe('within the last two days') }),
    output: z.object({
      outlet: z.string(),
      person: z.string(),
      day: z.string().describe('on which it begins'),
      uses: z.int(),
      undone: z.int().describe('redemptions that an administrator took back'),
      conflicts: z.int().describe('codes written down without a network that could not be redeemed'),
      firstAt: instant.nullable(),
      lastAt: instant.nullable(),
      byItem: z.array(z.object({ couponName: z.string(), itemName: z.string(), uses: z.int() })),
    }),
  }),
  /** Sends a code to a phone that wants one of a coupon. */
  sendSms: call({
    path: '/v/coupon/sms',
    access: 'public',
    input: z.strictObject({ coupon: address, mobile }),
    output: z.object({}),
  }),
  /** Hands out one code per phone. */
  claim: call({
    path: '/v/coupon/claim',
    access: 'public',
    input: z.strictObject({ coupon: address, mobile, smsCode: z.string().max(12) }),
    output: z.object({ path: z.string().describe('the page of the code') }),
  }),
  /** One explicit tap of a visitor; in the mode `phone` with a number that a code was sent to. */
  redeem: call({
    path: '/v/coupon/tap',
    access: 'public',
    input: z.strictObject({
      coupon: address,
      code,
      key,
      mobile: mobile.optional(),
      smsCode: z.string().max(12).optional(),
    }),
    output: Redeemed,
  }),
}

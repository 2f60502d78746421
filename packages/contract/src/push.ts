import { webAddress } from '@matai/rules/web-address'
import { z } from 'zod'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, nameField, say } from './fields.ts'

/** Addresses to which an account pushes. */
export const pushesMax = 10
/** Longest address (specification, section 5). */
export const pushUrlMax = 256
/** Days for which what happened is kept, delivered or not. */
export const pushDays = 30
/** Characters of an answer that the log keeps. */
export const pushAnswerMax = 4_096
/** Milliseconds for a receiver to answer 200, and seconds until each further try (specification, section 7). */
export const pushPatience = 5_000
export const pushPauses = [15, 60, 240, 960, 3_600] as const

/** What is told to programs. */
export const pushEvents = [
  'record.made',
  'record.changed',
  'record.followedUp',
  'record.decided',
  'record.removed',
  'status.changed',
  'plan.closed',
  'coupon.redeemed',
  'code.changed',
  'limit.near',
] as const
export type PushEvent = (typeof pushEvents)[number]

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
/** Why nobody answered. */
export const pushTroubles = ['private', 'unknownHost', 'refused', 'timeout', 'tls', 'broken'] as const
export type PushTrouble = (typeof pushTroubles)[number]
export const pushPausedBy = ['person', 'failing', 'gone', 'tier'] as const

const id = idOf('push')
const url = z
  .string()
  .trim()
  .min(1, say('push.urlMissing'))
  .max(pushUrlMax)
  .refine((address) => webAddress(address) !== null, say('push.urlWrong'))

export const Push = z.object({
  id: z.int(),
  address: z.string().describe('names it when a program pulls'),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(pushEvents)).describe('none: all'),
  forms: z.array(z.object({ id: z.int(), title: z.string() })).describe('none: all'),
  paused: z.enum(pushPausedBy).nullable().describe('null: it is at work'),
  failingSince: instant.nullable(),
  deliveredAt: instant.nullable().describe('when something was last taken'),
  oldSecretUntil: instant.nullable().describe('until then what is sent is signed with the former secret as well'),
  waiting: z.int().describe('at most 1,000 are counted'),
  failed: z.int().describe('given up and not replayed; at most 1,000 are counted'),
  expired: z.int().describe('never taken and older than 30 days'),
  createdAt: instant,
})
export type Push = z.infer<typeof Push>

const Secret = z.object({
  push: Push,
  secret: z.string().describe('whsec_ and base64, as Standard Webhooks write it; shown this once'),
})

/** What is sent, and what a program pulls. */
export const PushMessage = z.object({
  id: z.string().describe('the same however often it is sent; also the header `webhook-id`'),
  type: z.string().describe(`one of ${pushEvents.join(', ')}; there may be more in later editions`),
  timestamp: instant.describe('when it happened'),
  stream: z.string().describe('form:12 of a form, else what it is about; numbers count in it'),
  number: z.int().describe('1, 2, 3 … without a gap in its stream, of what this receiver is told'),
  test: z.boolean(),
  data: z.record(z.string(), z.unknown()),
})
export type PushMessage = z.infer<typeof PushMessage>

export const Delivery = z.object({
  id: z.int(),
  pushId: z.int(),
  type: z.string(),
  stream: z.string(),
  number: z.int(),
  test: z.boolean(),
  at: instant.describe('when it happened'),
  state: z.enum(deliveryStates),
  tries: z.int(),
  nextAt: instant.nullable().describe('of the next try'),
  status: z.int().nullable().describe('HTTP status of the last answer'),
  trouble: z.enum(pushTroubles).nullable(),
  ms: z.int().nullable(),
})
export type Delivery = z.infer<typeof Delivery>

const Try = z.object({
  id: z.int(),
  at: instant,
  ms: z.int(),
  status: z.int().nullable(),
  trouble: z.enum(pushTroubles).nullable(),
  answer: z.string().describe(`the first ${pushAnswerMax} characters`),
})

export const DeliveryDetail = Delivery.extend({
  url: z.string(),
  body: z.string().describe('what is sent, as JSON'),
  attempts: z.array(Try).describe('the newest first, at most 50'),
})
export type DeliveryDetail = z.infer<typeof DeliveryDetail>

const settings = {
  name: nameField(50).optional(),
  events: z.array(z.enum(pushEvents)).max(pushEvents.length).optional(),
  formIds: z.array(idOf('form')).max(200).optional(),
}
const smsCode = z
  .string()
  .trim()
  .regex(/^\d{4,6}$/, say('accounts.smsCodeWrong'))
const moments = { from: instant.optional(), until: instant.optional() }

export const pushCalls = {
  /** Sends the caller a code, without which no address is set. */
  sendCode: call({
    path: '/qruser/console/userset/send_code_apipush',
    access: 'admin',
    feature: 'push',
    input: z.strictObject({}),
    output: z.object({}),
  }),
  add: call({
    path: '/qruser/console/userset/add_apipush',
    access: 'admin',
    feature: 'push',
    creates: true,
    input: z.strictObject({ url, mobileCode: smsCode, ...settings }),
    output: Secret,
  }),
  /** What is not given stays; another address takes a code. */
  edit: call({
    path: '/qruser/console/userset/edit_apipush',
    access: 'admin',
    feature: 'push',
    input: z.strictObject({ id, url: url.optional(), mobileCode: smsCode.optional(), ...settings }),
    output: Push,
  }),
  get: call({
    path: '/qruser/console/userset/get_apipush',
    access: 'admin',
    input: z.strictObject({}),
    output: z.object({ list: z.array(Push) }),
  }),
  del: call({
    path: '/qruser/console/userset/del_apipush',
    access: 'admin',
    input: z.strictObject({ id }),
    output: z.object({ removed: z.int() }),
  }),
  /** A new secret; for some hours what is sent is signed with both. */
  rotate: call({
    path: '/qruser/console/userset/rotate_apipush',
    access: 'admin',
    feature: 'push',
    input: z.strictObject({ id, keepHours: z.int().min(0).max(168).default(24) }),
    output: Secret,
  }),
  /** Pauses or goes on; what happened meanwhile waits. */
  turn: call({
    path: '/qruser/console/userset/switch_apipush',
    access: 'admin',
    input: z.strictObject({ id, on: z.boolean() }),
    output: Push,
  }),
  /** Sends a real record, the newest unless one is named, marked as a test, and tells what was answered. */
  test: call({
    path: '/qruser/console/userset/test_apipush',
    access: 'admin',
    feature: 'push',
    heavy: true,
    input: z.strictObject({ id, recordId: idOf('record').optional() }),
    output: DeliveryDetail,
  }),
  /** `keyword` finds a number. */
  deliveries: call({
    path: '/qruser/console/userset/apipush_log',
    access: 'admin',
    input: listInput(['newest'], {
      pushId: id,
      state: z.enum(deliveryStates).optional(),
      event: z.enum(pushEvents).optional(),
      formId: idOf('form').optional(),
      ...moments,
    }),
    output: listOf(Delivery),
  }),
  delivery: call({
    path: '/qruser/console/userset/apipush_delivery',
    access: 'admin',
    input: z.strictObject({ id: idOf('delivery') }),
    output: DeliveryDetail,
  }),
  /** Sends again: those that are named, else those of a time, under the ids and numbers that they had. */
  replay: call({
    path: '/qruser/console/userset/replay_apipush',
    access: 'admin',
    feature: 'push',
    input: z.strictObject({
      id,
      deliveryIds: z.array(idOf('delivery')).min(1).max(1_000).optional(),
      state: z.enum(deliveryStates).optional(),
      ...moments,
    }),
    output: z.object({ replayed: z.int() }),
  }),
  /** How the receiver did, in pieces of time. */
  health: call({
    path: '/qruser/console/userset/apipush_health',
    access: 'admin',
    input: z.strictObject({ id, hours: z.literal([24, 168]).default(24) }),
    output: z.object({
      delivered: z.int(),
      failed: z.int().describe('tries that were not taken'),
      p50: z.int().nullable().describe('milliseconds'),
      p95: z.int().nullable(),
      pieces: z.array(
        z.object({
          from: instant,
          delivered: z.int(),
          failed: z.int(),
          p50: z.int().nullable(),
          p95: z.int().nullable(),
        }),
      ),
    }),
  }),
  /** For programs that ask instead of being told. No sign-in: address and secret of the push. */
  pull: call({
    path: '/qruser/console/userset/pull_apipush',
    access: 'public',
    input: z.strictObject({
      address: z.string().regex(/^\w{16}$/, say('errors.wrongFormat')),
      secret: z.string().min(1).max(100),
      cursor: z.int().nonnegative().default(0).describe('0: from the oldest that is kept'),
      limit: z.int().min(1).max(200).default(50),
    }),
    output: z.object({
      list: z.array(PushMessage),
      cursor: z.int().describe('for the next time'),
      more: z.boolean(),
    }),
  }),
}

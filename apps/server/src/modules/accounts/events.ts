import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** An account stands, with its first administrator; whoever has to fit it out does so now. */
export const accountCreated = defineEvent('account.created', z.object({ accountId: z.int() }))

/** What visitors see of an account, or what it may, is another: its name, zone or tier. */
export const accountChanged = defineEvent('account.changed', z.object({ accountId: z.int() }))

/** Text messages of the server in a day: what was sent and what may be. */
export const smsNearlyUsed = defineEvent(
  'sms.nearlyUsed',
  z.object({ used: z.int(), limit: z.int(), at: z.iso.datetime() }),
)

/** Somebody set something of an account, for its log; `name` is what the account is called. */
export const accountSet = defineEvent(
  'account.set',
  z.object({
    accountId: z.int(),
    userId: z.int(),
    verb: z.enum(['renamed', 'changed']),
    name: z.string(),
    details: z.record(z.string(), z.string()),
  }),
)

export const accessChanges = [
  'passwordChanged',
  'mobileChanged',
  'emailChanged',
  'newDevice',
  'secondFactorOn',
  'secondFactorOff',
  'wechatBound',
  'wechatUnbound',
] as const
export type AccessChange = (typeof accessChanges)[number]

/** Something by which a person comes in is another one now, or came in anew; told in the person's own account. */
export const accessChanged = defineEvent(
  'access.changed',
  z.object({
    accountId: z.int(),
    userId: z.int(),
    change: z.enum(accessChanges),
    details: z.record(z.string(), z.string()),
    once: z.string(),
  }),
)

/** Somebody does not work in an account any more. */
export const memberGone = defineEvent('member.gone', z.object({ accountId: z.int(), userId: z.int() }))

/** Somebody closes the own account: every way into an account that is not a session ends as well. */
export const personClosing = defineEvent('person.closing', z.object({ accountId: z.int(), userId: z.int() }))

import { z } from 'zod'
import { idOf, instant, say } from './fields.ts'
import { FormCondition } from './forms-rules.ts'
import { followUpStates } from './records.ts'

/** Ways to a person. The bell rings for people of the account only. */
export const reminderChannels = ['bell', 'mail', 'sms', 'wechat'] as const
export type ReminderChannel = (typeof reminderChannels)[number]

/** What a rule can hear of. */
export const reminderEvents = [
  'record',
  'recordChanged',
  'recordState',
  'recordDecided',
  'recordDue',
  'status',
  'plan',
  'coupon',
  'stock',
  'limit',
] as const
export type ReminderEvent = (typeof reminderEvents)[number]

/** When of a plan: a window opens, its warning time comes while something is open, it closes while something is open. */
export const planMoments = ['opened', 'warned', 'closed'] as const
export type PlanMoment = (typeof planMoments)[number]

/** The same, and hours after a window closed while something is still open: for whoever steps in then. */
export const reminderMoments = [...planMoments, 'overdue'] as const
export type ReminderMoment = (typeof reminderMoments)[number]
/** Hours after the end of a window at most, a week. */
export const overdueHoursMax = 168

/** Hours before a record is due at most, a week. */
export const dueHoursMax = 168

/** What has to happen. */
export const ReminderOn = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('record'),
    formId: idOf('form'),
    when: FormCondition.nullable().default(null).describe('only records that answer so; null: every one'),
  }),
  z.strictObject({ event: z.literal('recordChanged'), formId: idOf('form') }),
  z.strictObject({
    event: z.literal('recordState'),
    formId: idOf('form'),
    states: z.array(z.enum(followUpStates)).max(4).default([]).describe('only into these; none: into any'),
  }),
  z.strictObject({
    event: z.literal('recordDecided'),
    formId: idOf('form'),
    states: z
      .array(z.enum(['approved', 'refused']))
      .max(2)
      .default([])
      .describe('only so; none: either way'),
  }),
  z.strictObject({
    event: z.literal('recordDue'),
    formId: idOf('form'),
    hours: z
      .int()
      .min(0)
      .max(dueHoursMax)
      .default(24)
      .describe('so long before an open record is due; 0: when it is. One that is given less time is told of at once'),
  }),
  z.strictObject({
    event: z.literal('status'),
    statusId: idOf('status'),
    itemIds: z.array(idOf('statusItem')).max(20).default([]).describe('only into these items; none: into any'),
  }),
  z.strictObject({
    event: z.literal('plan'),
    planId: idOf('plan').nullable().default(null).describe('null: every plan'),
    moments: z.array(z.enum(reminderMoments)).min(1, say('reminders.momentMissing')).max(reminderMoments.length),
    hours: z.int().min(1).max(overdueHoursMax).default(24).describe('of overdue: so long after the window closed'),
  }),
  z.strictObject({
    event: z.literal('coupon'),
    couponId: idOf('coupon').nullable().default(null).describe('null: every one'),
  }),
  z.strictObject({ event: z.literal('stock') }),
  z.strictObject({ event: z.literal('limit') }),
])
export type ReminderOn = z.infer<typeof ReminderOn>

/** Who gets it besides those that are named: administrators, people of the plan; whoever is in charge of the record, and its filler. */
export const reminderOthers = ['admins', 'planPeople', 'charge', 'filler'] as const
export type ReminderOther = (typeof reminderOthers)[number]

export const reminderStates = ['waiting', 'sending', 'sent', 'skipped', 'failed'] as const
export type ReminderState = (typeof reminderStates)[number]

/** Why a message waits, or never went; empty for one that went at once. */
export const reminderReasons = [
  '',
  'digest',
  'quiet',
  'off',
  'ruleOff',
  'noAddress',
  'unconfirmed',
  'stopped',
  'limit',
  'refused',
  'failed',
  'interrupted',
] as const
export type ReminderReason = (typeof reminderReasons)[number]

/** One message to one person by one way, and what became of it. */
export const Reminder = z.object({
  id: z.int(),
  at: instant.describe('when it happened'),
  rule: z.object({ id: z.int(), name: z.string() }).nullable().describe('null: a test without one'),
  receiver: z.object({ id: z.int().nullable().describe('null: nobody of the list'), name: z.string() }),
  channel: z.enum(reminderChannels),
  state: z.enum(reminderStates),
  reason: z.enum(reminderReasons),
  detail: z.string().describe('what the provider said, where it refused'),
  dueAt: instant.nullable().describe('until when it waits'),
  sentAt: instant.nullable(),
  kind: z.string().describe('of the sentence, as in notices'),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Reminder = z.infer<typeof Reminder>

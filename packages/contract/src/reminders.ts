import { z } from 'zod'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, nameField, say, thingSorts } from './fields.ts'
import {
  Reminder,
  ReminderOn,
  reminderChannels,
  reminderEvents,
  reminderOthers,
  reminderStates,
} from './reminder-rules.ts'
import { typedMobile } from './typed-mobile.ts'
import { WechatScene } from './wechat.ts'

/** Longest name of a receiver or of a rule. */
export const receiverNameMax = 20
export const reminderRuleNameMax = 50
/** Rules of an account. */
export const reminderRulesMax = 200
/** Receivers that one rule names: those of the largest tier. */
export const ruleReceiversMax = 150

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('errors.wrongFormat'))
const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email(say('accounts.emailFormat')))

/** Clock times in the account's zone between which nothing but the bell rings; past midnight where `until` is earlier. */
const quiet = z.strictObject({ from: time, until: time })

/** What stands between an address and messages: `asked` has to be agreed to by whoever reads there. */
export const addressStates = ['none', 'asked', 'confirmed', 'stopped'] as const
export type AddressState = (typeof addressStates)[number]

const receiver = {
  name: nameField(receiverNameMax),
  userId: z
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('a person of the account; then its own number and mailbox count'),
  mobile: typedMobile().nullable().default(null),
  email: email.nullable().default(null),
  off: z.boolean().default(false).describe('gets nothing for now'),
  quiet: quiet.nullable().default(null),
}

/** Who gets messages. */
export const Receiver = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  mobile: z
    .string()
    .describe('as it is dialled from abroad; empty for none; of a person of the account with its middle hidden'),
  mobileState: z.enum(addressStates),
  email: z.string(),
  emailState: z.enum(addressStates),
  wechatState: z
    .enum(addressStates)
    .describe('confirmed: bound, and following the official account; stopped: not any more'),
  off: z.boolean(),
  quiet: quiet.nullable(),
  rules: z.int().describe('rules that name this receiver'),
  updatedAt: instant,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Receiver = z.infer<typeof Receiver>

const rule = {
  name: nameField(reminderRuleNameMax),
  on: ReminderOn,
  receivers: z.array(idOf('receiver')).max(ruleReceiversMax).default([]),
  others: z.array(z.enum(reminderOthers)).max(reminderOthers.length).default([]),
  channels: z.array(z.enum(reminderChannels)).min(1, say('reminders.channelMissing')).max(reminderChannels.length),
  digestAt: time.nullable().default(null).describe('once a day at this time of the account’s zone; null: at once'),
  enabled: z.boolean().default(true),
}

/** When who is told how. */
export const ReminderRule = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  on: ReminderOn,
  about: z.string().describe('what the form, status, plan or coupon is called; empty for any'),
  receivers: z.array(z.object({ id: z.int(), name: z.string() })),
  others: z.array(z.enum(reminderOthers)),
  channels: z.array(z.enum(reminderChannels)),
  digestAt: z.string().nullable(),
  enabled: z.boolean(),
  updatedAt: instant,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type ReminderRule = z.infer<typeof ReminderRule>

const receiverId = idOf('receiver')
const ruleId = idOf('reminderRule')
const version = z.int().positive().optional().describe('the one that was read; another is a conflict')
const removed = z.object({ removed: z.int() })

export const reminderCalls = {
  /** What became of each message, the newest first, with the reason. */
  list: call({
    path: '/qruser/console/msg_remind/list',
    access: 'member',
    input: listInput(['newest'], {
      ruleId: ruleId.optional(),
      receiverId: receiverId.optional(),
      channel: z.enum(reminderChannels).optional(),
      state: z.enum(reminderStates).optional(),
    }),
    output: listOf(Reminder),
  }),
  listReceivers: call({
    path: '/qruser/console/msg_remind/list_receiveuser',
    access: 'member',
    input: listInput(thingSorts, {}),
    output: listOf(Receiver),
  }),
  /** An address of somebody else is asked for consent at once; until it is given nothing else goes there. */
  addReceiver: call({
    path: '/qruser/console/msg_remind/add_receiveuser',
    creates: true,
    access: 'admin',
    limit: 'reminderReceivers',
    input: z.strictObject(receiver),
    output: Receiver,
  }),
  editReceiver: call({
    path: '/qruser/console/msg_remind/edit_receiveuser',
    access: 'admin',
    input: z.strictObject({ id: receiverId, version, ...receiver }),
    output: Receiver,
  }),
  delReceiver: call({
    path: '/qruser/console/msg_remind/del_receiveuser',
    access: 'admin',
    input: z.strictObject({ id: receiverId }),
    output: removed,
  }),
  /** Asks once more for consent. */
  askReceiver: call({
    path: '/qruser/console/msg_remind/ask_receiveuser',
    access: 'admin',
    input: z.strictObject({ id: receiverId, by: z.enum(['mail', 'sms']) }),
    output: Receiver,
  }),
  /** A code by which somebody who is no person of the account agrees in WeChat; it can be shown or sent for a day. */
  bindReceiver: call({
    path: '/qruser/console/msg_remind/wechat_receiveuser',
    access: 'admin',
    input: z.strictObject({ id: receiverId }),
    output: WechatScene,
  }),
  /** A new rule; with `id` one is changed. */
  addRule: call({
    path: '/qruser/console/msg_remind/add_rule',
    creates: true,
    access: 'admin',
    input: z.strictObject({ id: ruleId.optional().describe('absent: a new one'), version, ...rule }),
    output: ReminderRule,
  }),
  listRule: call({
    path: '/qruser/console/msg_remind/list_rule',
    access: 'member',
    input: listInput(thingSorts, {
      events: z.array(z.enum(reminderEvents)).max(reminderEvents.length).optional(),
      formId: idOf('form').optional(),
    }),
    output: listOf(ReminderRule),
  }),
  getRule: call({
    path: '/qruser/console/msg_remind/get_rule_byid',
    access: 'member',
    input: z.strictObject({ id: ruleId }),
    output: ReminderRule,
  }),
  delRule: call({
    path: '/qruser/console/msg_remind/del_rule',
    access: 'admin',
    input: z.strictObject({ id: ruleId }),
    output: removed,
  }),
  /** Sends a test along a rule, or to one receiver by every way; what became of it comes back, and stands in the log. */
  test: call({
    path: '/qruser/console/msg_remind/test',
    creates: true,
    access: 'admin',
    input: z
      .strictObject({ ruleId: ruleId.optional(), receiverId: receiverId.optional() })
      .refine(
        ({ ruleId: one, receiverId: other }) => (one === undefined) !== (other === undefined),
        say('errors.wrongFormat'),
      ),
    output: z.object({ list: z.array(Reminder) }),
  }),
  /** Ways that this server has, and people who can be receivers. */
  options: call({
    path: '/qruser/console/msg_remind/options',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({
      channels: z.array(z.enum(reminderChannels)),
      people: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  }),
}

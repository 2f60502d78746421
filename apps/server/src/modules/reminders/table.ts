import type {
  AccountNoticeKind,
  ReminderChannel,
  ReminderOn,
  ReminderOther,
  ReminderReason,
  ReminderState,
} from '@matai/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** Who gets messages: a person of the account, or somebody who agreed to it. */
export const reminderReceiver = pgTable(
  'reminder_receiver',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    /** Of a person of the account the number and the mailbox are those with which that person signs in. */
    userId: reference('user_id'),
    /** E.164 without the plus. */
    mobile: text('mobile'),
    mobileConfirmedAt: moment('mobile_confirmed_at'),
    email: text('email'),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Under which the official account reaches who agreed in WeChat. */
    wechatOpenId: text('wechat_open_id'),
    language: text('language').notNull(),
    off: boolean('off').notNull(),
    quiet: jsonb('quiet').$type<{ from: string; until: string }>(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('reminder_receiver_user').on(table.accountId, table.userId).where(sql`user_id is not null`),
    index('reminder_receiver_newest').on(table.accountId, table.updatedAt, table.id),
  ],
)

/** Numbers and mailboxes whose readers want nothing of the account: they stay, also when the receiver goes. */
export const reminderStop = pgTable(
  'reminder_stop',
  {
    accountId: reference('account_id').notNull(),
    address: text('address').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
)

/** When who is told how. `event` and `subject_id` repeat what stands in `on`, so that an event finds its rules. */
export const reminderRule = pgTable(
  'reminder_rule',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    on: jsonb('on').$type<ReminderOn>().notNull(),
    event: text('event').$type<ReminderOn['event']>().notNull(),
    /** The form, status, plan or coupon; null: any. */
    subjectId: reference('subject_id'),
    receivers: jsonb('receivers').$type<number[]>().notNull(),
    /** Ids of identity groups. */
    groups: jsonb('groups').$type<number[]>().notNull().default([]),
    others: jsonb('others').$type<ReminderOther[]>().notNull(),
    channels: jsonb('channels').$type<ReminderChannel[]>().notNull(),
    digestAt: text('digest_at'),
    enabled: boolean('enabled').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
    /** Of a rule about what is due: until when that was looked for; null: of another one. */
    lookedAt: moment('looked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('reminder_rule_looked').on(table.lookedAt).where(sql`looked_at is not null`),
    index('reminder_rule_event').on(table.accountId, table.event, table.subjectId),
    index('reminder_rule_newest').on(table.accountId, table.updatedAt, table.id),
  ],
)

/** A window of a plan that closed while something was open, and when rules want to hear whether it still is. */
export const reminderEscalation = pgTable(
  'reminder_escalation',
  {
    accountId: reference('account_id').notNull(),
    windowId: reference('window_id').notNull(),
    /** Hours after it closed. */
    hours: smallint('hours').notNull(),
    planId: reference('plan_id').notNull(),
    closesAt: moment('closes_at').notNull(),
    dueAt: moment('due_at').notNull(),
    people: jsonb('people').$type<number[]>().notNull(),
    groupIds: jsonb('group_ids').$type<number[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.windowId, table.hours] }),
    index('reminder_escalation_due').on(table.dueAt),
  ],
)

/** One message to one person by one way: the log, and what is still to go. */
export const reminder = pgTable(
  'reminder',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    /** 0: a test without a rule. */
    ruleId: reference('rule_id').notNull(),
    /** What the rule was called then. */
    ruleName: text('rule_name').notNull(),
    /** Names what happened: of the same thing nobody hears twice by the same rule and way. */
    event: text('event').notNull(),
    /** `u5` a person of the account, `r7` a receiver outside of it, `c3` a collaborator, `f9` who filled a form. */
    who: text('who').notNull(),
    receiverId: reference('receiver_id'),
    userId: reference('user_id'),
    name: text('name').notNull(),
    channel: text('channel').$type<ReminderChannel>().notNull(),
    kind: text('kind').$type<AccountNoticeKind>().notNull(),
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
    /** Address in the console. */
    link: text('link').notNull(),
    state: text('state').$type<ReminderState>().notNull(),
    reason: text('reason').$type<ReminderReason>().notNull(),
    detail: text('detail').notNull().default(''),
    at: moment('at').notNull(),
    /** Until when it waits. */
    dueAt: moment('due_at'),
    /** When somebody took it on to send it, so that it goes once at most. */
    claimedAt: moment('claimed_at'),
    tries: smallint('tries').notNull().default(0),
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('reminder_once').on(table.accountId, table.ruleId, table.event, table.who, table.channel),
    index('reminder_at').using('brin', table.at),
    index('reminder_newest').on(table.accountId, table.at, table.id),
    index('reminder_waiting').on(table.dueAt).where(sql`state = 'waiting'`),
    index('reminder_claimed').on(table.claimedAt).where(sql`state = 'sending' and claimed_at is not null`),
  ],
)

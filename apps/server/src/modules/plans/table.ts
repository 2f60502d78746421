import { type PlanCycle, type PlanFilter, planHolidayRules, planStates, type TaskState } from '@matai/contract'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** What has to be filled in on which codes, and how often. */
export const plan = pgTable(
  'plan',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    name: text('name').notNull(),
    state: text('state', { enum: planStates }).notNull().default('paused'),
    version: integer('version').notNull().default(1),
    formId: reference('form_id').notNull(),
    directoryIds: jsonb('directory_ids').$type<number[]>().notNull(),
    filter: jsonb('filter').$type<PlanFilter>(),
    cycle: jsonb('cycle').$type<PlanCycle>().notNull(),
    /** Clock times in the zone of the account. */
    opensAt: text('opens_at').notNull(),
    warnsAt: text('warns_at').notNull(),
    closesAt: text('closes_at').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    holidays: text('holidays', { enum: planHolidayRules }).notNull(),
    noCheckItems: jsonb('no_check_items').$type<number[]>().notNull(),
    people: jsonb('people').$type<number[]>().notNull(),
    groupIds: jsonb('group_ids').$type<number[]>().notNull().default([]),
    /** Each window is for one of the people and groups. */
    inTurn: boolean('in_turn').notNull().default(false),
    /** Status items that codes get by what became of their tasks. */
    doneItemId: reference('done_item_id'),
    overdueItemId: reference('overdue_item_id'),
    /** Where its round is walked with a phone. */
    round: text('round'),
    /** Windows before this day were left out: it was not running. */
    activeFrom: date('active_from', { mode: 'string' }),
    /** When the next window may open; null: none will, or nobody has looked yet (`paused`). */
    nextAt: moment('next_at'),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('plan_newest').on(table.accountId, table.updatedAt, table.id).where(sql`deleted_at is null`),
    index('plan_due').on(table.nextAt).where(sql`state = 'running' and deleted_at is null`),
  ],
)

/** Codes that a plan names one by one. */
export const planCode = pgTable(
  'plan_code',
  {
    accountId: reference('account_id').notNull(),
    planId: reference('plan_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.planId, table.qrCodeId] })],
)

/** Where codes lie on the way, from 1 on. */
export const planStop = pgTable(
  'plan_stop',
  {
    accountId: reference('account_id').notNull(),
    planId: reference('plan_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.planId, table.qrCodeId] })],
)

/** Windows that somebody left out (`to_day` null) or moved, by the day of the calendar. */
export const planMove = pgTable(
  'plan_move',
  {
    accountId: reference('account_id').notNull(),
    planId: reference('plan_id').notNull(),
    key: date('key', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }),
    reason: text('reason').notNull(),
    userId: reference('user_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.planId, table.key] })],
)

/** Days that are off, or worked on, other than the official calendar says. */
export const planHoliday = pgTable(
  'plan_holiday',
  {
    accountId: reference('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    off: boolean('off').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)

/** A window that has opened; its moments stay what they were then. */
export const planWindow = pgTable(
  'plan_window',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    planId: reference('plan_id').notNull(),
    key: date('key', { mode: 'string' }).notNull(),
    opensAt: moment('opens_at').notNull(),
    warnsAt: moment('warns_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When people were told that it closes soon. */
    warnedAt: moment('warned_at'),
    /** When it was looked at after it closed: codes that need not be checked are free since then. */
    judgedAt: moment('judged_at'),
    /** Whose turn it is; null: of all whom the plan names. */
    duty: jsonb('duty').$type<{ people: number[]; groupIds: number[] }>(),
    /** What became of its tasks, written down once nothing can change any more; null: to be counted. */
    counts: jsonb('counts').$type<Record<TaskState, number>>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('plan_window_key').on(table.accountId, table.planId, table.key),
    index('plan_window_newest').on(table.accountId, table.opensAt, table.id),
    index('plan_window_warning').on(table.warnsAt).where(sql`warned_at is null and judged_at is null`),
    index('plan_window_open').on(table.closesAt).where(sql`judged_at is null`),
    index('plan_window_unsettled').on(table.endsAt).where(sql`counts is null and judged_at is not null`),
  ],
)

/** One code in one window. What it is at a moment follows from when it was done, whether it is exempt, and the clock. */
export const planTask = pgTable(
  'plan_task',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    planId: reference('plan_id').notNull(),
    windowId: reference('window_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    doneAt: moment('done_at'),
    recordId: reference('record_id'),
    /** The status item for which it did not have to be checked. */
    exemptItem: reference('exempt_item'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('plan_task_once').on(table.accountId, table.windowId, table.qrCodeId),
    index('plan_task_code').on(table.accountId, table.qrCodeId, table.id),
  ],
)

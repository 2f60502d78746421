import type { FollowUpSettings, ReportQuery, ReportSchedule, ShownRecords } from '@matai/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../../platform/db/columns.ts'

/** How records of a form are followed up by themselves. */
export const formFollowUp = pgTable(
  'form_follow_up',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    settings: jsonb('settings').$type<FollowUpSettings>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId] })],
)

/** How long records of a form are kept. */
export const formRetention = pgTable(
  'form_retention',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    /** null: for as long as the account has them */
    days: integer('days'),
    /** Only records that the receivers of pushes have taken are deleted. */
    afterPush: boolean('after_push').notNull().default(false),
    /** The day, in the zone of the account, for which a deletion was announced. */
    announced: date('announced'),
    /** Who set it. */
    userId: reference('user_id').notNull(),
    /** How many were deleted so far. */
    disposed: bigint('disposed', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId] })],
)

/** What was deleted of a form on one day because its time was over; the counts stay here. */
export const recordDisposal = pgTable(
  'record_disposal',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    formId: reference('form_id').notNull(),
    day: date('day').notNull(),
    days: integer('days').notNull(),
    records: integer('records').notNull(),
    /** how many were filled in on each day */
    byDay: jsonb('by_day').$type<Record<string, number>>().notNull(),
    from: moment('from').notNull(),
    until: moment('until').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('record_disposal_day').on(table.accountId, table.formId, table.day),
  ],
)

/** What visitors of live codes see of the records of a form; nothing where there is no row. */
export const formShown = pgTable(
  'form_shown',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    shown: jsonb('shown').$type<ShownRecords>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId] })],
)

/** A report of a form under a name: for the people of the account, and where wanted by mail and for everybody. */
export const savedReport = pgTable(
  'saved_report',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    version: integer('version').notNull().default(1),
    formId: reference('form_id').notNull(),
    /** Who made it. */
    userId: reference('user_id').notNull(),
    name: text('name').notNull(),
    query: jsonb('query').$type<ReportQuery>().notNull(),
    schedule: jsonb('schedule').$type<ReportSchedule>(),
    readers: jsonb('readers').$type<number[]>().notNull(),
    nextAt: moment('next_at'),
    /** Of what stands in the address of its page; null: there is none. */
    tokenHash: text('token_hash'),
    sharedAt: moment('shared_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('saved_report_form').on(table.accountId, table.formId, table.name, table.id),
    uniqueIndex('saved_report_token').on(table.accountId, table.tokenHash).where(sql`token_hash is not null`),
    index('saved_report_next').on(table.nextAt).where(sql`next_at is not null`),
  ],
)

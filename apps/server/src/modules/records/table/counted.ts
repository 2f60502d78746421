import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, reference } from '../../../platform/db/columns.ts'
import type { DayCount } from '../rules/day-count.ts'
import type { RecordQuery } from '../store/search.ts'

/** What a report of many records asks, without its days: it is counted once, and then kept up with what happens. */
export const reportCount = pgTable(
  'report_count',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    /** A hash of the question; empty of all records. */
    key: text('key').notNull(),
    query: jsonb('query').$type<RecordQuery>().notNull(),
    /** A hash of the form and the zone that it is counted by. */
    print: text('print').notNull(),
    /** Which of its rows of days are whole (0: none yet), and which are being written. */
    turn: integer('turn').notNull().default(0),
    nextTurn: integer('next_turn').notNull().default(0),
    begunAt: moment('begun_at').notNull(),
    /** Up to which link of the chain of evidence it is counted, and how many records it has. */
    links: integer('links').notNull().default(0),
    records: bigint('records', { mode: 'number' }).notNull().default(0),
    /** Whether it was counted in one view of the database: until then its last days may have more than the links say. */
    settled: boolean('settled').notNull().default(false),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.formId, table.key] }),
    index('report_count_used').on(table.accountId, table.formId, table.usedAt),
  ],
)

/** What records of one day add up to, by the zone of the account. */
export const reportDay = pgTable(
  'report_day',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    key: text('key').notNull(),
    turn: integer('turn').notNull(),
    day: date('day').notNull(),
    counted: jsonb('counted').$type<DayCount>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId, table.key, table.turn, table.day] })],
)

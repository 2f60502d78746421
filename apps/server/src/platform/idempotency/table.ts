import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, reference } from '../db/columns.ts'

/** Calls that made something, by the key that they came with, so that the same call again makes nothing more. */
export const answeredCall = pgTable(
  'answered_call',
  {
    accountId: reference('account_id').notNull(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the input: a key stands for one wish only. */
    input: text('input').notNull(),
    /** JSON; null until the call is done, which no other transaction sees. */
    answer: text('answer'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.path, table.key] }),
    index('answered_call_at').on(table.at),
  ],
)

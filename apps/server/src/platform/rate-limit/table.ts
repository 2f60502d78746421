import { hereOnly } from '../db/placement.ts'
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Events per key and window, shared by all nodes. Unlogged: after a crash every limit starts afresh. */
export const rateCounter = hereOnly(
  pgTable('rate_counter', {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: bigint('resets_at', { mode: 'number' }).notNull(),
  }),
)

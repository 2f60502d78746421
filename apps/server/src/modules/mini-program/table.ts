import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'
import { hereOnly } from '../../platform/db/placement.ts'

/** Somebody who opened the mini program, as WeChat names them in it. */
export const miniVisitor = hereOnly(
  pgTable(
    'mini_visitor',
    {
      appId: text('app_id').notNull(),
      openId: text('open_id').notNull(),
      /** E.164 without the plus, as WeChat proved it; empty for none. */
      mobile: text('mobile').notNull().default(''),
      /** Messages that the person agreed to and did not get yet. */
      agreed: integer('agreed').notNull().default(0),
      seenAt: moment('seen_at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.appId, table.openId] }), index('mini_visitor_mobile').on(table.mobile)],
  ),
)

/** A phone that stays known for a while. The key is on the phone alone: `keyHash` is its SHA-256. */
export const miniSession = hereOnly(
  pgTable(
    'mini_session',
    {
      keyHash: text('key_hash').primaryKey(),
      appId: text('app_id').notNull(),
      openId: text('open_id').notNull(),
      until: moment('until').notNull(),
    },
    (table) => [
      index('mini_session_until').on(table.until),
      index('mini_session_person').on(table.appId, table.openId),
    ],
  ),
)

/** What leads a person into one page, once. A used one is gone. */
export const miniTicket = hereOnly(
  pgTable(
    'mini_ticket',
    {
      hash: text('hash').primaryKey(),
      appId: text('app_id').notNull(),
      openId: text('open_id').notNull(),
      path: text('path').notNull(),
      until: moment('until').notNull(),
    },
    (table) => [index('mini_ticket_until').on(table.until)],
  ),
)

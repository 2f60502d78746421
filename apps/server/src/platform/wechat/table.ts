import { hereOnly } from '../db/placement.ts'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** What WeChat gave the server as a whole and all nodes need: sealed, so that a stolen database opens nothing. */
export const wechatSecret = hereOnly(
  pgTable('wechat_secret', {
    name: text('name').primaryKey(),
    sealed: text('sealed').notNull(),
    until: moment('until').notNull(),
  }),
)

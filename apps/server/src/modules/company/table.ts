import { pgTable, text } from 'drizzle-orm/pg-core'
import { reference } from '../../platform/db/columns.ts'

/** What an account says of itself on its home page; no row before it was set. */
export const company = pgTable('company', {
  accountId: reference('account_id').primaryKey(),
  name: text('name').notNull(),
  intro: text('intro').notNull(),
  logoId: text('logo_id'),
})

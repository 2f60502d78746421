import { pageThemes } from '@matai/content/page-theme'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { reference } from '../../platform/db/columns.ts'

/** How an account dresses the pages that its codes open; no row is ours. */
export const brand = pgTable('brand', {
  accountId: reference('account_id').primaryKey(),
  theme: text('theme', { enum: pageThemes }).notNull(),
  /** `#rrggbb`, or empty for ours. */
  colour: text('colour').notNull().default(''),
  logoId: text('logo_id'),
  coverId: text('cover_id'),
})

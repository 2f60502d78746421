import { pageThemes } from '@matai/content/page-theme'
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference } from '../../platform/db/columns.ts'

/** How an account dresses the pages that its codes open; no row is ours. */
export const brand = pgTable('brand', {
  accountId: reference('account_id').primaryKey(),
  theme: text('theme', { enum: pageThemes }).notNull(),
  /** `#rrggbb`, or empty for ours. */
  colour: text('colour').notNull().default(''),
  logoId: text('logo_id'),
  coverId: text('cover_id'),
})

/** What the sign-in page of an enterprise shows; no row shows ours. */
export const loginPage = pgTable('login_page', {
  accountId: reference('account_id').primaryKey(),
  logoId: text('logo_id'),
  backgroundId: text('background_id'),
  iconId: text('icon_id'),
})

/** Names before our domain under which an account's people sign in; all of them work, one is told. */
export const loginDomain = pgTable(
  'login_domain',
  {
    accountId: reference('account_id').notNull(),
    label: text('label').notNull(),
    current: boolean('current').notNull(),
    createdAt: createdAt(),
    /** When somebody reached us under it for the first time. */
    reachedAt: moment('reached_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.label] })],
)

/** A mini program whose owner let our platform act for it. `refreshToken` is sealed as above; WeChat tells it once. */
export const authorisedMiniProgram = pgTable('authorised_mini_program', {
  accountId: reference('account_id').primaryKey(),
  appId: text('app_id').notNull(),
  originalId: text('original_id').notNull(),
  name: text('name').notNull(),
  owner: text('owner').notNull(),
  refreshToken: text('refresh_token').notNull(),
  at: moment('at').notNull(),
})

/** An enterprise's own mini program. `secret` is sealed under a key that is not in the database. */
export const ownMiniProgram = pgTable('own_mini_program', {
  accountId: reference('account_id').primaryKey(),
  appId: text('app_id').notNull(),
  originalId: text('original_id').notNull(),
  secret: text('secret').notNull(),
})

import { signOnJoins } from '@matai/contract'
import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, reference } from '../../platform/db/columns.ts'

/** The OpenID provider of a company. `secret` is sealed under a key that is not in the database; empty for none. */
export const signOn = pgTable('sign_on', {
  accountId: reference('account_id').primaryKey(),
  name: text('name').notNull().default(''),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  secret: text('secret').notNull().default(''),
  domains: jsonb('domains').$type<string[]>().notNull(),
  claim: text('claim').notNull().default(''),
  values: jsonb('values').$type<string[]>().notNull(),
  joins: text('joins', { enum: signOnJoins }).notNull(),
  /** Offered on the server's own sign-in page too. */
  everywhere: boolean('everywhere').notNull().default(false),
})

/** Whom the provider means by a subject. */
export const signOnPerson = pgTable(
  'sign_on_person',
  {
    accountId: reference('account_id').notNull(),
    subject: text('subject').notNull(),
    userId: reference('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subject] })],
)

/**
 * A sign-in that was begun here and goes on at the provider. `keyHash` is SHA-256 of what the browser alone has; nonce
 * and verifier follow from that and from the server's secret, and are nowhere.
 */
export const signOnAttempt = pgTable(
  'sign_on_attempt',
  {
    accountId: reference('account_id').notNull(),
    id: text('id').notNull(),
    keyHash: text('key_hash').notNull(),
    back: text('back').notNull(),
    issuer: text('issuer').notNull(),
    /** Who came back, once the provider said so. */
    userId: reference('user_id'),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)

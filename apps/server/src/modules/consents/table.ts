import type { consentKinds, consentStates } from '@matai/contract'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, reference, rowId } from '../../platform/db/columns.ts'

/** What has to happen once somebody agrees. */
export interface Wish {
  ids?: string[]
  /** Names of the first codes. */
  names?: string[]
  directory?: { id: number; name: string }
  /** Of a rule; null turns it off. */
  most?: number | null
}

/** Codes that one person may delete in a day without a second one; no row: any. */
export const consentRule = pgTable('consent_rule', {
  accountId: reference('account_id').primaryKey(),
  most: integer('most').notNull(),
})

/** A deletion that waits for a second person, or did. It is `waiting` until somebody answers, also when its time is over. */
export const consentRequest = pgTable(
  'consent_request',
  {
    id: rowId(),
    accountId: reference('account_id').notNull(),
    kind: text('kind').$type<(typeof consentKinds)[number]>().notNull(),
    state: text('state').$type<Exclude<(typeof consentStates)[number], 'expired'>>().notNull(),
    askedBy: reference('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    count: integer('count').notNull(),
    wish: jsonb('wish').$type<Wish>().notNull(),
    answeredBy: reference('answered_by'),
    answeredAt: moment('answered_at'),
    reason: text('reason').notNull().default(''),
    removed: integer('removed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)

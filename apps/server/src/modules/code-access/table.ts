import type { AccessSettings } from '@matai/contract'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** Who sees a live code; a code without a row is open to everybody. `password` is encrypted with the server's secret. */
export const codeAccess = pgTable(
  'code_access',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    settings: jsonb('settings').$type<Omit<AccessSettings, 'password'>>().notNull(),
    password: text('password'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.qrCodeId] }),
    index('code_access_limited').on(table.accountId, table.qrCodeId).where(sql`settings ->> 'scansTotal' is not null`),
  ],
)

/** A phone that may see a live code. `mobile` is E.164 without the plus. */
export const codeMobile = pgTable(
  'code_mobile',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    qrCodeId: text('qr_code_id').notNull(),
    mobile: text('mobile').notNull(),
    name: text('name').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('code_mobile_number').on(table.accountId, table.qrCodeId, table.mobile),
  ],
)

/** A visit that was not shown, for the owner to read: when, why, from what. */
export const codeRefusal = pgTable(
  'code_refusal',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    qrCodeId: text('qr_code_id').notNull(),
    at: moment('at').notNull(),
    reason: text('reason').notNull(),
    device: text('device').notNull(),
    mobile: text('mobile').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('code_refusal_newest').on(table.accountId, table.qrCodeId, table.id),
    index('code_refusal_at').using('brin', table.at),
  ],
)

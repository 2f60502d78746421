import { bigint, boolean, customType, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, reference } from '../../platform/db/columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** One scan. Partitioned by month of `at` (see the migration). `visitor` is a hash whose salt changes every day. */
export const scan = pgTable('scan', {
  accountId: reference('account_id').notNull(),
  qrCodeId: text('qr_code_id').notNull(),
  at: moment('at').notNull(),
  version: integer('version').notNull(),
  visitor: bytes('visitor').notNull(),
  machine: boolean('machine').notNull(),
  wechat: boolean('wechat').notNull(),
  device: text('device').notNull(),
})

/** Scans of a code on a day of its account's zone. */
export const scanDay = pgTable(
  'scan_day',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    people: count('people'),
    machines: count('machines'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.qrCodeId, table.day] })],
)

/** Scans of all codes of an account on a day. */
export const scanAccountDay = pgTable(
  'scan_account_day',
  {
    accountId: reference('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    people: count('people'),
    machines: count('machines'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)

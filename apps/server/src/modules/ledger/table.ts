import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { moment, reference, rowId } from '../../platform/db/columns.ts'
import { hereOnly } from '../../platform/db/placement.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** One scan. Partitioned by month of `at` (see the migration). `visitor` is a hash whose salt changes every day. */
export const scan = pgTable(
  'scan',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    at: moment('at').notNull(),
    version: integer('version').notNull(),
    visitor: bytes('visitor').notNull(),
    machine: boolean('machine').notNull(),
    wechat: boolean('wechat').notNull(),
    device: text('device').notNull(),
    /** ISO code of the visitor's country and administrative code of the province or city; empty and 0 when unknown. */
    country: text('country').notNull().default(''),
    region: integer('region').notNull().default(0),
  },
  (table) => [index('scan_at').using('brin', table.at)],
)

/** What scans of a day add up to by hour, region, device and so on; an empty code id is the whole account. */
export const scanBreakdown = pgTable(
  'scan_breakdown',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    dimension: text('dimension', { enum: ['hour', 'country', 'region', 'device', 'wechat', 'version'] }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    value: text('value').notNull(),
    people: count('people'),
    machines: count('machines'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.qrCodeId, table.dimension, table.day, table.value] })],
)

/** Who visited on a day, while the day can still be added to: by code, and in the whole account (an empty code id). */
export const scanVisitor = pgTable(
  'scan_visitor',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    visitor: bytes('visitor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.qrCodeId, table.day, table.visitor] })],
)

/** How many different visitors a code had on a day; an empty code id is the whole account. */
export const scanVisitorDay = pgTable(
  'scan_visitor_day',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    visitors: count('visitors'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.qrCodeId, table.day] })],
)

/** Up to which moment raw scans stand in the breakdown; one row. */
export const scanRollup = hereOnly(
  pgTable('scan_rollup', {
    id: smallint('id').primaryKey(),
    until: moment('until').notNull(),
  }),
)

/** Visits that a limited code has shown: in all (`person` empty) and to one person. */
export const scanQuota = pgTable(
  'scan_quota',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    person: text('person').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.qrCodeId, table.person] })],
)

/**
 * How often what visitors see of a code was changed; a code that was never changed has no row. A scan is written only
 * when the page that was drawn for it is of this revision.
 */
export const codeRevision = pgTable(
  'code_revision',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.qrCodeId] })],
)

/**
 * What groups of scans add to the counts of their days and is not added yet: where accounts lie on several machines, rows
 * are only put here while somebody waits, and nobody waits for a row that all share.
 */
export const scanPending = pgTable(
  'scan_pending',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    qrCodeId: text('qr_code_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    people: count('people'),
    machines: count('machines'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)

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
  (table) => [
    primaryKey({ columns: [table.accountId, table.qrCodeId, table.day] }),
    // Without the counts: an index that holds them would have to change with every scan.
    index('scan_day_ranking').on(table.accountId, table.day),
  ],
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

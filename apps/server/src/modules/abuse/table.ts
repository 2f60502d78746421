import { reportReasons } from '@matai/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** What a visitor said is wrong with a live code. */
export const codeReport = pgTable(
  'code_report',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    qrCodeId: text('qr_code_id').notNull(),
    at: createdAt(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text').notNull().default(''),
    /** How to reach who reported; empty when not said. */
    contact: text('contact').notNull().default(''),
    /** Hash of who reported, whose salt changes daily; nobody reports the same code twice in a day. */
    visitor: text('visitor').notNull().default(''),
    /** When the operator was done with it. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('code_report_open').on(table.at, table.id).where(sql`closed_at is null`),
    index('code_report_closed').on(table.closedAt, table.id).where(sql`closed_at is not null`),
    index('code_report_code_open')
      .on(table.accountId, table.qrCodeId, table.at, table.id)
      .where(sql`closed_at is null`),
    index('code_report_code_closed')
      .on(table.accountId, table.qrCodeId, table.closedAt, table.id)
      .where(sql`closed_at is not null`),
    uniqueIndex('code_report_visitor').on(table.accountId, table.qrCodeId, table.visitor).where(sql`visitor <> ''`),
    index('code_report_code').on(table.accountId, table.qrCodeId, table.at),
  ],
)

/** When the operator stopped a live code, why, and what the owner said to it. The newest row of a code counts. */
export const codeBlock = pgTable(
  'code_block',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    qrCodeId: text('qr_code_id').notNull(),
    at: createdAt(),
    /** Who did it: the operator's name or number. */
    by: text('by').notNull(),
    reason: text('reason').notNull(),
    liftedAt: moment('lifted_at'),
    liftedBy: text('lifted_by').notNull().default(''),
    liftReason: text('lift_reason').notNull().default(''),
    appealAt: moment('appeal_at'),
    appeal: text('appeal').notNull().default(''),
    answeredAt: moment('answered_at'),
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('code_block_code').on(table.accountId, table.qrCodeId, table.id),
    index('code_block_standing').on(table.at, table.id).where(sql`lifted_at is null`),
    index('code_block_appealed')
      .on(table.appealAt, table.id)
      .where(sql`appeal_at is not null and answered_at is null and lifted_at is null`),
  ],
)

import type { Block } from '@matai/contract'
import type { QrStyle } from '@matai/qr'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference } from '../../platform/db/columns.ts'

/** Whose code a printed short id is. Rows stay for ever, so that no id is given out twice. */
export const shortId = pgTable('short_id', {
  id: text('id').primaryKey(),
  accountId: reference('account_id').notNull(),
})

const alive = sql`deleted_at is null`

/** A live code. Its content is in the version numbered `version`. */
export const qrCode = pgTable(
  'qr_code',
  {
    accountId: reference('account_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['page'] })
      .notNull()
      .default('page'),
    directoryId: reference('directory_id').notNull(),
    version: integer('version').notNull(),
    style: jsonb('style').$type<QrStyle>(),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
    blockedAt: moment('blocked_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('qr_code_newest').on(table.accountId, table.createdAt, table.id).where(alive),
    index('qr_code_updated').on(table.accountId, table.updatedAt, table.id).where(alive),
    index('qr_code_directory').on(table.accountId, table.directoryId, table.createdAt, table.id).where(alive),
    index('qr_code_name').using('gin', table.accountId, table.name.op('gin_trgm_ops')).where(alive),
  ],
)

/** What was saved, by whom, when; never changed afterwards. */
export const qrCodeVersion = pgTable(
  'qr_code_version',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    savedBy: reference('saved_by').notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.qrCodeId, table.number] })],
)

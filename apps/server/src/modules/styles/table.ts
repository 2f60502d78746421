import type { QrStyle } from '@matai/qr'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** A style under a name. */
export const styleTemplate = pgTable(
  'style_template',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    name: text('name').notNull(),
    style: jsonb('style').$type<Partial<QrStyle>>().notNull(),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Grows with every save, so that whoever edited an older one hears of it. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('style_template_updated').on(table.accountId, table.updatedAt, table.id),
  ],
)

/** Which saved style a person's new live codes are drawn in. */
export const styleChoice = pgTable(
  'style_choice',
  {
    accountId: reference('account_id').notNull(),
    userId: reference('user_id').notNull(),
    styleTemplateId: reference('style_template_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId] })],
)

import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, reference } from '../../platform/db/columns.ts'

/** A stored file; its bytes are in the blob store under `id`. */
export const file = pgTable(
  'file',
  {
    accountId: reference('account_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['picture', 'audio', 'video', 'file'] }).notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('file_id').on(table.id),
    index('file_created').on(table.accountId, table.createdAt),
  ],
)

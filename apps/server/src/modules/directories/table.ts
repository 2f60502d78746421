import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, reference, rowId } from '../../platform/db/columns.ts'

/** `qrCodes` is kept with every save, move and removal, so that a list of a million codes need not be counted. */
export const directory = pgTable(
  'directory',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    qrCodes: integer('qr_codes').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('directory_name').on(table.accountId, table.name),
  ],
)

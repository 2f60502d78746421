import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** `qrCodes` is kept with every save, move and removal, so that a list of a million codes need not be counted. */
export const directory = pgTable(
  'directory',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    /** Null at the top. */
    parentId: reference('parent_id'),
    /** Place among its siblings; gaps and ties do no harm, the id decides then. */
    position: integer('position').notNull().default(0),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    qrCodes: integer('qr_codes').notNull().default(0),
    /** Shown above the codes of its public page. */
    summary: text('summary').notNull().default(''),
    /** Address part of the public page; kept when the page is taken back, so that a printed address works again. */
    pageId: text('page_id'),
    published: boolean('published').notNull().default(false),
    /** Since when the operator keeps visitors from the public page; the directory itself is not touched. */
    blockedAt: moment('blocked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('directory_name').on(table.accountId, sql`coalesce(parent_id, 0)`, table.name),
    uniqueIndex('directory_page').on(table.accountId, table.pageId),
  ],
)

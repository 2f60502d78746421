import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** Groups of forms, in an order that people give them. */
export const formGroup = pgTable(
  'form_group',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    name: text('name').notNull(),
    /** Place among the groups; gaps and ties do no harm, the id decides then. */
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('form_group_name').on(table.accountId, table.name),
  ],
)

/** A form. A deleted one keeps its row, so that its number stays taken and what was filled in knows what it was. */
export const form = pgTable(
  'form',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    groupId: reference('group_id'),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('form_number').on(table.accountId, table.number),
    index('form_updated').on(table.accountId, table.updatedAt, table.id).where(sql`deleted_at is null`),
    index('form_group_updated')
      .on(table.accountId, table.groupId, table.updatedAt, table.id)
      .where(sql`deleted_at is null`),
  ],
)

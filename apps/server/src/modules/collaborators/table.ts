import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** Somebody who fills forms of the account on his phone, without being of its console. */
export const collaborator = pgTable(
  'collaborator',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    /** E.164 without the plus. */
    mobile: text('mobile').notNull(),
    /** When the phone was first proven. */
    boundAt: moment('bound_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('collaborator_mobile').on(table.accountId, table.mobile),
    index('collaborator_everywhere').on(table.mobile),
    index('collaborator_newest').on(table.accountId, table.updatedAt, table.id),
    index('collaborator_name').on(table.accountId, table.name, table.id),
  ],
)

export const identityGroup = pgTable(
  'identity_group',
  { accountId: reference('account_id').notNull(), id: rowId(), name: text('name').notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('identity_group_name').on(table.accountId, table.name),
  ],
)

/** Who is in which group. */
export const collaboratorInGroup = pgTable(
  'collaborator_in_group',
  {
    accountId: reference('account_id').notNull(),
    collaboratorId: reference('collaborator_id').notNull(),
    groupId: reference('group_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.collaboratorId, table.groupId] }),
    index('collaborator_in_group_group').on(table.accountId, table.groupId, table.collaboratorId),
  ],
)

/** What an import did to one person: `before` is null for who was added; `version` is that of afterwards. */
export interface ImportedPerson {
  id: number
  version: number
  before: { name: string; groupIds: number[] } | null
}

/** An import, kept to be taken back. */
export const collaboratorImport = pgTable(
  'collaborator_import',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    userId: reference('user_id').notNull(),
    at: moment('at').notNull(),
    people: jsonb('people').$type<ImportedPerson[]>().notNull(),
    undoneAt: moment('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)

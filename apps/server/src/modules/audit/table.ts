import { auditSubjects } from '@matai/contract'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, reference, rowId } from '../../platform/db/columns.ts'

/** Who did what to which thing of an account, and when; never changed. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    at: createdAt(),
    userId: reference('user_id').notNull(),
    /** The name that a key had with which a program did it. */
    keyName: text('key_name'),
    verb: text('verb').notNull(),
    subject: text('subject', { enum: auditSubjects }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** Its name then. */
    name: text('name').notNull(),
    details: jsonb('details').$type<Record<string, string | number>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('audit_entry_newest').on(table.accountId, table.at, table.id),
    index('audit_entry_subject').on(table.accountId, table.subjectId, table.at),
    index('audit_entry_user').on(table.accountId, table.userId, table.at, table.id),
    index('audit_entry_verb').on(table.accountId, table.verb, table.at, table.id),
    index('audit_entry_name').using('gin', table.accountId, table.name.op('gin_trgm_ops')),
  ],
)

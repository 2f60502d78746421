import { jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** A program's way into an account. The token itself is nowhere: `tokenHash` is its SHA-256 in hex. */
export const accessKey = pgTable(
  'access_key',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    tokenHash: text('token_hash').notNull(),
    /** The first characters, by which people tell one from another. */
    hint: text('hint').notNull(),
    /** Who made it, and whose rights it has at most. */
    userId: reference('user_id').notNull(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    until: moment('until'),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('access_key_token').on(table.accountId, table.tokenHash),
  ],
)

import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, reference } from '../../../platform/db/columns.ts'

/** A signature on its way from a phone to a desk. It stays for minutes; the desk keeps it in its answer. */
export const deskSignature = pgTable(
  'desk_signature',
  {
    accountId: reference('account_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    formId: reference('form_id').notNull(),
    component: text('component').notNull(),
    /** A data address; null while nobody has signed. */
    picture: text('picture'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tokenHash] })],
)

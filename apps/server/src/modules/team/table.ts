import type { Flag } from '@matai/contract'
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** A way into an account for one person. The code itself is nowhere; who came, declined or was called off has none. */
export const memberInvitation = pgTable(
  'member_invitation',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    /** SHA-256 in hex of a code with 79 random bits. */
    codeHash: text('code_hash').notNull(),
    /** The only number (E.164) that may come; null: whoever has the link. */
    mobile: text('mobile'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    flags: jsonb('flags').$type<Flag[]>().notNull(),
    directories: jsonb('directories').$type<number[]>(),
    until: moment('until'),
    viewOnly: boolean('view_only').notNull(),
    invitedBy: reference('invited_by').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index('member_invitation_mobile').on(table.mobile)],
)

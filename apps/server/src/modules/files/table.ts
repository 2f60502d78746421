import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference } from '../../platform/db/columns.ts'

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
    /** A member; 0: somebody who filled a form. */
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    /** Since when nothing names it, as far as was looked; whoever takes it into use sets this back. */
    idleSince: moment('idle_since'),
    /** Since when nobody is given it, and why: the codes that name it were stopped, or all deleted. */
    endedAt: moment('ended_at'),
    endedBy: text('ended_by', { enum: ['stop', 'deletion'] }),
    /** Since when whoever runs the server keeps it from everybody, and why; what ends and opens codes leaves it alone. */
    blockedAt: moment('blocked_at'),
    blockReason: text('block_reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('file_idle').on(table.idleSince).where(sql`idle_since is not null`),
    index('file_created').on(table.accountId, table.createdAt),
  ],
)

/** What an account has stored of a kind: kept with every change, so that nobody has to walk over its files. */
export const fileTotal = pgTable(
  'file_total',
  {
    accountId: reference('account_id').notNull(),
    kind: text('kind', { enum: ['picture', 'audio', 'video', 'file'] }).notNull(),
    files: bigint('files', { mode: 'number' }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)

/** A resumable upload that was begun and is not stored yet; `size` is what its sender says that it will be. */
export const openUpload = pgTable(
  'open_upload',
  {
    accountId: reference('account_id').notNull(),
    id: text('id').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index('open_upload_created').on(table.createdAt)],
)

import type { PaperBlock } from '@matai/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** Long work that somebody asked for and that goes on without him: what of it is done, and the file that comes out. */
export const exportTask = pgTable(
  'export_task',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    userId: reference('user_id').notNull(),
    kind: text('kind').notNull(),
    /** What was asked for, as its kind knows it. */
    request: jsonb('request').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('waiting'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Why it failed, as a phrase key with its values. */
    problem: jsonb('problem').$type<{ phrase: string; params: Record<string, string | number> }>(),
    /** Of the file that came out; its bytes are in the blob store under `blobId`. */
    blobId: text('blob_id'),
    fileName: text('file_name').notNull().default(''),
    mime: text('mime').notNull().default(''),
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    /** How often a worker took it up. What a worker writes counts only while this is its own number. */
    attempt: integer('attempt').notNull().default(0),
    /** When the worker last said that it lives; one that says nothing for long is taken up again. */
    aliveAt: moment('alive_at'),
    finishedAt: moment('finished_at'),
    /** When the file is removed. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('export_task_newest').on(table.accountId, table.userId, table.id),
    index('export_task_expiry').on(table.expiresAt),
    index('export_task_open').on(table.id).where(sql`state in ('waiting', 'running')`),
  ],
)

/** How records of a form are laid out on paper; the plain way where there is no row, or no blocks. */
export const recordLayout = pgTable(
  'record_layout',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    version: integer('version').notNull().default(1),
    blocks: jsonb('blocks').$type<PaperBlock[]>(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId] })],
)

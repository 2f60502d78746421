import type { BatchColumn, Block, RowProblem } from '@matai/contract'
import type { NumberedFault } from './rules/rows.ts'
import type { QrStyle } from '@matai/qr'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** A fixed layout with variables; a row of a workbook makes a live code of it. */
export const batchTemplate = pgTable(
  'batch_template',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    name: text('name').notNull(),
    version: integer('version').notNull().default(1),
    columns: jsonb('columns').$type<BatchColumn[]>().notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    namePattern: text('name_pattern').notNull(),
    /** Key of the column by which a row is known again. */
    keyColumn: text('key_column'),
    directoryId: reference('directory_id'),
    style: jsonb('style').$type<Partial<QrStyle>>(),
    labelTemplateId: reference('label_template_id'),
    /** Place among the account's templates, from 0: the first half of its codes' numbers. */
    place: integer('place').notNull(),
    /** Place of the next code within the template. */
    nextChild: integer('next_child').notNull().default(0),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    /** Whether its codes are still being brought up to its version or, when it was deleted, let go. */
    updating: boolean('updating').notNull().default(false),
    /** When the worker that does so last said that it lives. */
    aliveAt: moment('alive_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('batch_template_place').on(table.accountId, table.place),
    index('batch_template_updated').on(table.accountId, table.updatedAt, table.id).where(sql`deleted_at is null`),
    index('batch_template_updating').on(table.id).where(sql`updating`),
  ],
)

/** What a live code of a batch is made from. `version` is that of the template which its content shows. */
export const batchChild = pgTable(
  'batch_child',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    templateId: reference('template_id').notNull(),
    place: integer('place').notNull(),
    /** Such as M16-Z41; unique within the account. */
    number: text('number').notNull(),
    /** Value of the key column as it is compared; null without one. */
    keyValue: text('key_value'),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    version: integer('version').notNull(),
    /** Number, name and values: what a search looks into. */
    search: text('search').notNull().default(''),
    importId: reference('import_id'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.qrCodeId] }),
    uniqueIndex('batch_child_place').on(table.accountId, table.templateId, table.place),
    uniqueIndex('batch_child_number').on(table.accountId, table.number),
    uniqueIndex('batch_child_key')
      .on(table.accountId, table.templateId, table.keyValue)
      .where(sql`key_value is not null`),
    index('batch_child_import').on(table.accountId, table.importId, table.place),
    index('batch_child_search').using('gin', table.accountId, table.search.op('gin_trgm_ops')),
    index('batch_child_behind').on(table.accountId, table.templateId, table.version, table.place),
  ],
)

/** A fault by its phrase; in words where an earlier server wrote it down. */
export type StoredProblem = NumberedFault | RowProblem

/** What of a workbook was read, and the first values that it changes. */
export interface StoredReading {
  sheet: string
  otherSheets: string[]
  hiddenRows: number
  /** Absent of an earlier server. */
  differences?: { row: number; key: string; column: string; from: string; to: string }[]
}

/** A workbook that was looked through, and what became of its rows. */
export const batchImport = pgTable(
  'batch_import',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    templateId: reference('template_id').notNull(),
    userId: reference('user_id').notNull(),
    fileName: text('file_name').notNull(),
    /** Of whoever looked through it; until problems were kept as phrases, they were said in it. */
    language: text('language', { enum: ['zh', 'en'] })
      .notNull()
      .default('zh'),
    state: text('state', { enum: ['checked', 'running', 'paused', 'done', 'failed'] })
      .notNull()
      .default('checked'),
    /** Version of the template that it was looked through for. */
    version: integer('version').notNull(),
    /** The workbook itself, until its days are over. */
    blobId: text('blob_id'),
    /** Good rows that are still to be done: their number in the workbook and values by key. */
    rows: jsonb('rows').$type<{ row: number; values: Record<string, string> }[]>().notNull(),
    problems: jsonb('problems').$type<StoredProblem[]>().notNull(),
    /** What of the workbook was read; null of an earlier server. */
    reading: jsonb('reading').$type<StoredReading>(),
    total: integer('total').notNull(),
    bad: integer('bad').notNull(),
    creates: integer('creates').notNull(),
    changes: integer('changes').notNull(),
    unchanged: integer('unchanged').notNull(),
    done: integer('done').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    attempt: integer('attempt').notNull().default(0),
    aliveAt: moment('alive_at'),
    /** Whether it goes on when some codes could not be made: somebody was asked and said so. */
    goOn: boolean('go_on').notNull().default(false),
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('batch_import_template').on(table.accountId, table.templateId, table.id),
    index('batch_import_expiry').on(table.expiresAt),
    index('batch_import_open').on(table.id).where(sql`state = 'running'`),
  ],
)
